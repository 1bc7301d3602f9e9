import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import type { Remote } from '../remote.ts';
import { ScopeList } from './ScopeList.tsx';
import { Failure, Heading, Quiet } from './ScopeList.styles.ts';
import { scopeRows } from './scopeRows.ts';
import type { IntegrationsScreenProps } from './types.ts';

export interface PermissionsProps extends Pick<IntegrationsScreenProps, 'RequiredScopes'> {
  integration: Integration;
}

const NONE: readonly string[] = [];

/** Permissions of a connection. Granted ones are compared with those the provider requires. */
export function Permissions({ integration, RequiredScopes }: PermissionsProps) {
  const { provider, status, grantedScopes } = integration;
  const isHeld = status === 'connected' || status === 'action_required';
  return (
    <RequiredScopes provider={provider}>
      {(required) => (
        <Compared required={required} isHeld={isHeld} held={isHeld ? grantedScopes : NONE} />
      )}
    </RequiredScopes>
  );
}

interface ComparedProps {
  required: Remote<readonly string[]>;
  isHeld: boolean;
  held: readonly string[];
}

function Compared({ required, isHeld, held }: ComparedProps) {
  const t = useTranslation(integrationsTexts);
  const headingId = useId();
  const ids = required.status === 'ready' ? required.data : NONE;
  const rows = useMemo(() => scopeRows(ids, held), [ids, held]);
  const missing = rows.filter(({ state }) => state === 'missing').length;
  return (
    <section aria-labelledby={headingId}>
      <Heading>
        <h3 id={headingId}>
          {t(isHeld ? 'integrations.scopes.now' : 'integrations.scopes.before')}
        </h3>
        {required.status === 'ready' && missing > 0 ? (
          <Badge tone="warning">{t('integrations.scopes.missingCount', { count: missing })}</Badge>
        ) : null}
      </Heading>
      <Scopes required={required} rows={rows} />
    </section>
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
      {required.retry ? (
        <Button variant="ghost" size="small" onClick={required.retry}>
          {t('common.action.retry')}
        </Button>
      ) : null}
    </Failure>
  );
}
