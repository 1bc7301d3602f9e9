import type { Integration, IntegrationWork } from '@platform/ui';
import { useCallback, useMemo, useState } from 'react';
import { useConnect } from './useConnect.ts';
import { useConnected } from './useConnected.ts';
import { useIntegrationList } from './useIntegrationList.ts';
import { useListQuery } from './useListQuery.ts';
import { useRequiredScopes } from './useRequiredScopes.ts';

/** The integrations and what a person may do with them: spec 2.6, 4, 5 and 8. */
export function useIntegrations() {
  const { refresh, change, ...list } = useIntegrationList();
  const { connect, connecting } = useConnect();
  const { disconnecting, ...connected } = useConnected({ change, refresh });
  const [search, setSearch] = useState('');
  const onRefresh = useCallback(() => void refresh(), [refresh]);
  const onConnect = useCallback(({ provider }: Integration) => void connect(provider), [connect]);
  const work = useMemo(
    () =>
      new Map<string, IntegrationWork>([
        ...[...connecting].map((id) => [id, 'connecting'] as const),
        ...[...disconnecting].map((id) => [id, 'disconnecting'] as const),
      ]),
    [connecting, disconnecting],
  );
  return {
    ...list,
    search,
    onSearchChange: setSearch,
    onRefresh,
    onConnect,
    work,
    ...connected,
    ...useListQuery(onRefresh),
    ...useRequiredScopes(),
  };
}
