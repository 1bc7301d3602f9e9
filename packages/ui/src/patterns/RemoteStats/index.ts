export { RemoteStats } from './RemoteStats.tsx';
export type { RemoteStat, RemoteStatsProps } from './RemoteStats.tsx';
