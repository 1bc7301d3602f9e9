import { agentTemplates, agents, voices } from '@platform/api';
import type { AgentList } from '@platform/api';
import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { AgentsScreenProps, VoiceAgent } from '@platform/ui/voice';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Remote } from '@platform/ui';
import { serverMessageOr } from '../../data/failures.ts';
import { useDailyRefresh } from '../../platform/days/useDailyRefresh.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { useDebouncedValue } from '../../platform/useDebouncedValue.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { agentHref, agentsParams, templateHref, voicePaths } from '../address.ts';
import { usePagedList } from '../usePagedList.ts';
import { agentsQuery, lastPage, PAGE_SIZE } from './agentsQuery.ts';
import type { DeleteAgentViewProps } from './DeleteAgentView.tsx';
import type { SeveralAgentsViewProps } from './SeveralAgentsView.tsx';
import { useAgentSwitch } from './useAgentSwitch.ts';
import { useDuplicateAgent } from './useDuplicateAgent.ts';
import { usePlanRefusal } from './usePlanRefusal.ts';

const SEARCH_DELAY_MS = 250;

export function useAgentsPage() {
  const t = useTranslation(voiceAgentsTexts);
  const [address, change] = useSearchState(agentsParams);
  const search = useDebouncedValue(address.search, SEARCH_DELAY_MS);
  const { list: remote, pageSize } = usePagedList(agents, {
    page: address.page,
    wantedSize: PAGE_SIZE,
    queryOf: (page, size) => agentsQuery({ ...address, search, page }, size),
    rowsIn: ({ agents: rows }) => rows.length,
    errorText: (error) => serverMessageOr(error, t('voiceAgents.error.load')),
  });
  useDailyRefresh(agents);
  const list = useLastReady(remote);
  const voiceList = dataOf(useResource(voices, {}));
  const { ask, confirmation } = useAgentSwitch();
  const [removed, setRemoved] = useState<VoiceAgent | null>(null);
  const [tested, setTested] = useState<VoiceAgent | null>(null);
  const [request, setRequest] = useState<Omit<SeveralAgentsViewProps, 'onClose'> | null>(null);

  const isEmpty = dataOf(remote)?.agents.length === 0;
  const total = dataOf(remote)?.total ?? null;
  const { page } = address;
  useEffect(() => {
    // The last row of the last page was removed.
    if (isEmpty && page > 1)
      change({ page: total === null ? page - 1 : lastPage(total, pageSize) });
  }, [change, isEmpty, page, pageSize, total]);

  const switchedId = confirmation?.agent.id;
  const switchedState = confirmation?.isEnabled;
  const toPage = useCallback(
    ({ agents: rows, total: count }: AgentList) => ({
      total: count,
      pageSize,
      agents: rows.map((row): VoiceAgent => ({
        ...row,
        voiceName: voiceList?.find(({ id }) => id === row.voiceId)?.name ?? '',
        // Shows the requested state during the check.
        isEnabled:
          row.id === switchedId && switchedState !== undefined ? switchedState : row.isEnabled,
      })),
    }),
    [voiceList, switchedId, switchedState, pageSize],
  );

  const handlers = useMemo(
    () => ({
      onSearchChange: (next: string) => change({ search: next, page: 1 }),
      onTypeChange: (type: AgentsScreenProps['type']) => change({ type, page: 1 }),
      onStateChange: (state: AgentsScreenProps['state']) => change({ state, page: 1 }),
      onPageChange: (next: number) => change({ page: next }),
      onDelete: setRemoved,
      onTest: setTested,
      onSwitchSeveral: (
        rows: readonly VoiceAgent[],
        isEnabled: boolean,
        onDone: SeveralAgentsViewProps['onDone'],
      ) => setRequest({ action: isEnabled ? 'online' : 'offline', agents: rows, onDone }),
      onDeleteSeveral: (rows: readonly VoiceAgent[], onDone: SeveralAgentsViewProps['onDone']) =>
        setRequest({ action: 'delete', agents: rows, onDone }),
    }),
    [change],
  );
  const templates = useResource(agentTemplates, isEmpty ? {} : null);
  const screen: AgentsScreenProps = {
    ...address,
    paths: voicePaths,
    agentHref,
    templateHref,
    agents: useSelect(list, toPage),
    templates,
    plansHref: usePlanRefusal(),
    actions: { ...handlers, onSwitch: ask, onDuplicate: useDuplicateAgent() },
  };
  const removal: DeleteAgentViewProps | null = removed && {
    agent: removed,
    onClose: () => setRemoved(null),
  };
  const test = tested && { agent: tested, onClose: () => setTested(null) };
  const several = request && { ...request, onClose: () => setRequest(null) };
  return { screen, confirmation, removal, several, test };
}

/** Keeps the last data while other data of the same kind load. */
function useLastReady<T>(remote: Remote<T>): Remote<T> {
  const data = dataOf(remote);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return remote.status === 'loading' && last !== undefined
    ? { status: 'ready', data: last, isRefreshing: true }
    : remote;
}
