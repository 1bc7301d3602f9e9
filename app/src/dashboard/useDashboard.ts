import { getOverview, listAgents } from '@platform/api';
import type { AgentList, Api, Overview } from '@platform/api';
import type { DashboardScreenProps } from '@platform/ui';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { dashboardKeys } from './keys.ts';
import { useOffered } from './useOffered.ts';

/** How many agents the dashboard asks for (spec 7, 9). */
const AGENTS = 5;

export const loadAgents = ({ http }: Api, signal: AbortSignal): Promise<AgentList> =>
  listAgents(http, { limit: AGENTS }, signal);

export const loadOverview = ({ http }: Api, signal: AbortSignal): Promise<Overview> =>
  getOverview(http, signal);

/** What the dashboard shows: two calls that know nothing of one another (reliability D12). */
export function useDashboard(): Pick<DashboardScreenProps, 'firstName' | 'agents' | 'overview'> {
  const user = useAtomValue(userAtom);
  return {
    firstName: user?.firstName ?? '',
    agents: useOffered(dashboardKeys.agents, loadAgents),
    overview: useOffered(dashboardKeys.overview, loadOverview),
  };
}
