import { integrations, integrationSettings } from '@platform/api';
import type { Integration } from '@platform/api';
import { IntegrationsScreen } from '@platform/ui/integrations';
import type { IntegrationWork, RequiredScopesProps } from '@platform/ui/integrations';
import { useCallback, useMemo, useState } from 'react';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import { useAtomValue } from '../platform/state.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { integrationsParams, tabHref } from './address.ts';
import { connectFailuresAtom } from './atoms.ts';
import { useConnect } from './useConnect.ts';
import { useConnected } from './useConnected.ts';
import { useIntegrationList } from './useIntegrationList.ts';
import { useListEvent } from './useListEvent.ts';
import { useResource } from '../data/useResource.ts';

function IntegrationsPage() {
  const list = useIntegrationList();
  const { connect, connecting } = useConnect();
  const { disconnecting, ...connected } = useConnected();
  const [{ tab }] = useSearchState(integrationsParams);
  const [search, setSearch] = useState('');
  useListEvent(list.onRefresh);
  const onConnect = useCallback(({ provider }: Integration) => void connect(provider), [connect]);
  const work = useMemo(
    () =>
      new Map<string, IntegrationWork>([
        ...[...connecting].map((id) => [id, 'connecting'] as const),
        ...[...disconnecting].map((id) => [id, 'disconnecting'] as const),
      ]),
    [connecting, disconnecting],
  );
  return (
    <IntegrationsScreen
      {...list}
      {...connected}
      filter={tab}
      filterHref={tabHref}
      search={search}
      onSearchChange={setSearch}
      onConnect={onConnect}
      work={work}
      failures={useAtomValue(connectFailuresAtom)}
      RequiredScopes={RequiredScopes}
    />
  );
}

export { IntegrationsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(integrations, {});
}

function RequiredScopes({ provider, children }: RequiredScopesProps) {
  const t = useTranslation(integrationsTexts);
  const settings = useResource(
    integrationSettings,
    { provider },
    { errorText: () => t('integrations.error.scopes') },
  );
  return children(mapRemote(settings, ({ requiredScopes }) => requiredScopes));
}
