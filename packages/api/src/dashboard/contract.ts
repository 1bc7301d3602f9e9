/** What both sides of the wire agree on, of the dashboard. */
export * from './overview.contract.ts';
export { overviewSchema } from './overview.ts';
