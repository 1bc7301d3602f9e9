import { agents, overview } from '@platform/api';
import type { DashboardScreenProps } from '@platform/ui';
import { useDailyRefresh } from '../platform/days/useDailyRefresh.ts';
import { useResource } from '../data/useResource.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

/** The dashboard shows the first five agents. */
export const firstAgents = { limit: 5 };

export function useDashboard(): Pick<DashboardScreenProps, 'firstName' | 'agents' | 'overview'> {
  const user = useAtomValue(userAtom);
  useDailyRefresh(agents, overview);
  return {
    firstName: user?.firstName ?? '',
    agents: useResource(agents, firstAgents),
    overview: useResource(overview, {}),
  };
}
