import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Remote } from '../../remote.ts';
import { ScopeList } from './ScopeList.tsx';
import { Heading } from './ScopeList.styles.ts';
import { scopeRows } from './scopeRows.ts';
import type { IntegrationsScreenProps } from './types.ts';

export interface PermissionsProps extends Pick<IntegrationsScreenProps, 'RequiredScopes'> {
  integration: Integration;
}

const NONE: readonly string[] = [];

export function Permissions({ integration, RequiredScopes }: PermissionsProps) {
  const { provider, status, grantedScopes } = integration;
  const hasAccount = status === 'connected' || status === 'action_required';
  return (
    <RequiredScopes provider={provider}>
      {(required) => (
        <ScopeComparison
          required={required}
          hasAccount={hasAccount}
          granted={hasAccount ? grantedScopes : NONE}
        />
      )}
    </RequiredScopes>
  );
}

interface ScopeComparisonProps {
  required: Remote<readonly string[]>;
  hasAccount: boolean;
  granted: readonly string[];
}

function ScopeComparison({ required, hasAccount, granted }: ScopeComparisonProps) {
  const t = useTranslation(integrationsTexts);
  const headingId = useId();
  const ids = required.status === 'ready' ? required.data : NONE;
  const rows = useMemo(() => scopeRows(ids, granted), [ids, granted]);
  const missing = rows.filter(({ state }) => state === 'missing').length;
  return (
    <section aria-labelledby={headingId}>
      <Heading direction="row" wraps gap="1-5 2">
        <Text as="h3" type="label" id={headingId}>
          {t(hasAccount ? 'integrations.scopes.now' : 'integrations.scopes.before')}
        </Text>
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
      <Text as="output" tone="tertiary" size="md" leading="tight">
        <Spinner label={t('integrations.scopes.loading')} />
      </Text>
    );
  }
  if (required.status === 'unavailable') return null;
  return (
    <Stack role="alert" direction="row" wraps gap="2">
      <Text tone="danger" size="md" leading="tight">
        {required.message}
      </Text>
      {required.retry ? (
        <Button variant="ghost" size="small" onClick={required.retry}>
          {t('common.action.retry')}
        </Button>
      ) : null}
    </Stack>
  );
}
