import { integrationsTexts, useTranslation } from '@platform/i18n';
import { ChevronRight } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import type { Remote } from '../remote.ts';
import { ScopeList } from './ScopeList.tsx';
import { Failure, Quiet } from './ScopeList.styles.ts';
import { scopeRows } from './scopeRows.ts';
import type { Integration } from './types.ts';

export interface CardScopesProps {
  integration: Integration;
  /** What the provider requires; undefined before it was asked for. */
  required: Remote<readonly string[]> | undefined;
  onOpen: (provider: string) => void;
  /** Names the card that the button belongs to. */
  titleId: string;
}

const LOADING: Remote<readonly string[]> = { status: 'loading' };
const NONE: readonly string[] = [];

/**
 * What a connection is, or will be, allowed to do: asked for when it is opened. A connection that
 * holds permissions is compared with what its provider requires (WAI-ARIA APG "Disclosure").
 */
export function CardScopes({ integration, required, onOpen, titleId }: CardScopesProps) {
  const t = useTranslation(integrationsTexts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { provider, status, grantedScopes } = integration;
  const isHeld = status === 'connected' || status === 'action_required';
  const held = isHeld ? grantedScopes : NONE;
  const ids = required?.status === 'ready' ? required.data : NONE;
  const rows = useMemo(() => scopeRows(ids, held), [ids, held]);
  const missing = rows.filter(({ state }) => state === 'missing').length;

  function handleClick(): void {
    setIsOpen(!isOpen);
    if (!isOpen) onOpen(provider);
  }

  return (
    <div data-part="scopes">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={titleId}
        onClick={handleClick}
      >
        <Icon icon={ChevronRight} size="small" />
        {t(isHeld ? 'integrations.scopes.now' : 'integrations.scopes.before')}
      </button>
      {required?.status === 'ready' && missing > 0 ? (
        <Badge tone="warning">{t('integrations.scopes.missingCount', { count: missing })}</Badge>
      ) : null}
      {isOpen ? (
        <div id={id} data-part="permissions">
          <Scopes required={required ?? LOADING} rows={rows} />
        </div>
      ) : null}
    </div>
  );
}

interface ScopesProps {
  required: Remote<readonly string[]>;
  rows: ReturnType<typeof scopeRows>;
}

function Scopes({ required, rows }: ScopesProps) {
  const t = useTranslation(integrationsTexts);
  if (required.status === 'ready') return <ScopeList rows={rows} />;
  if (required.status === 'loading') {
    return (
      <Quiet as="output">
        <Spinner label={t('integrations.scopes.loading')} />
      </Quiet>
    );
  }
  return (
    <Failure role="alert">
      {required.message}
      <Button variant="ghost" size="small" onClick={required.retry}>
        {t('common.action.retry')}
      </Button>
    </Failure>
  );
}
