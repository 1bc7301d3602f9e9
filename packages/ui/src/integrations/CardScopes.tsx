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
import type { Integration, IntegrationsScreenProps } from './types.ts';

/** Where the cards have the scopes of their providers from. */
export interface ScopesSource extends Pick<IntegrationsScreenProps, 'RequiredScopes'> {
  /** Told when the permissions of a provider are opened. */
  onScopesOpen: (provider: string) => void;
}

export interface CardScopesProps extends Pick<ScopesSource, 'RequiredScopes'> {
  integration: Integration;
  /** Marks permissions that have been opened before; what they are is known or on its way. */
  hasOpened: boolean;
  onOpen: (provider: string) => void;
  /** Names the card that the button belongs to. */
  titleId: string;
}

const NONE: readonly string[] = [];

/**
 * What a connection is, or will be, allowed to do: asked for when it is opened. A connection that
 * holds permissions is compared with what its provider requires (WAI-ARIA APG "Disclosure").
 */
export function CardScopes(props: CardScopesProps) {
  const { integration, RequiredScopes, hasOpened, onOpen, titleId } = props;
  const t = useTranslation(integrationsTexts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { provider, status } = integration;
  const isHeld = status === 'connected' || status === 'action_required';

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
      {hasOpened ? (
        <RequiredScopes provider={provider}>
          {(required) => (
            <Permissions
              id={id}
              isOpen={isOpen}
              required={required}
              held={isHeld ? integration.grantedScopes : NONE}
            />
          )}
        </RequiredScopes>
      ) : null}
    </div>
  );
}

interface PermissionsProps {
  id: string;
  isOpen: boolean;
  required: Remote<readonly string[]>;
  held: readonly string[];
}

/** How many permissions are missing, and, once opened, all of them. */
function Permissions({ id, isOpen, required, held }: PermissionsProps) {
  const t = useTranslation(integrationsTexts);
  const ids = required.status === 'ready' ? required.data : NONE;
  const rows = useMemo(() => scopeRows(ids, held), [ids, held]);
  const missing = rows.filter(({ state }) => state === 'missing').length;
  return (
    <>
      {required.status === 'ready' && missing > 0 ? (
        <Badge tone="warning">{t('integrations.scopes.missingCount', { count: missing })}</Badge>
      ) : null}
      {isOpen ? (
        <div id={id} data-part="permissions">
          <Scopes required={required} rows={rows} />
        </div>
      ) : null}
    </>
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
  if (required.status === 'unavailable') return null;
  return (
    <Failure role="alert">
      {required.message}
      <Button variant="ghost" size="small" onClick={required.retry}>
        {t('common.action.retry')}
      </Button>
    </Failure>
  );
}
