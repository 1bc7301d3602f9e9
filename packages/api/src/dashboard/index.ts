export { getOverview, overview, overviewSchema } from './overview.ts';
export type { OverviewWire } from './overview.contract.ts';
