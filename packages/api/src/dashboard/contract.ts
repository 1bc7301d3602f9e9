export * from './overview.contract.ts';
export { overviewSchema } from './overview.ts';
