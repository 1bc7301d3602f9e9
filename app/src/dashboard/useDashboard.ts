import { agents, overview } from '@platform/api';
import type { DashboardScreenProps } from '@platform/ui';
import { useDailyRefresh } from '../platform/days/useDailyRefresh.ts';
import { useResource } from '../data/useResource.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

/** Which agents the dashboard shows: the first five. */
export const firstAgents = { limit: 5 };

/** What the dashboard shows: two calls that load, and fail, each on their own. */
export function useDashboard(): Pick<DashboardScreenProps, 'firstName' | 'agents' | 'overview'> {
  const user = useAtomValue(userAtom);
  useDailyRefresh(agents, overview);
  return {
    firstName: user?.firstName ?? '',
    agents: useResource(agents, firstAgents),
    overview: useResource(overview, {}),
  };
}
