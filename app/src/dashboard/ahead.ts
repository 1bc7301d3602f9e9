import type { Api } from '@platform/api';
import { readAhead } from '../shared/swr/readAhead.ts';
import { dashboardKeys } from './keys.ts';
import { loadAgents, loadOverview } from './useDashboard.ts';

/** Asks for what the dashboard shows. */
export function beginDashboard(api: Api): void {
  readAhead(api, dashboardKeys.agents, loadAgents);
  readAhead(api, dashboardKeys.overview, loadOverview);
}
