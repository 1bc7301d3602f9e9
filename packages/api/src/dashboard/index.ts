/** Calls and resources of the dashboard. */
export { getOverview, overview, overviewSchema } from './overview.ts';
export type { OverviewWire } from './overview.contract.ts';
