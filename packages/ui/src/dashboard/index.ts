export { DashboardScreen } from './DashboardScreen.tsx';
export type {
  DashboardAgent,
  DashboardAgents,
  DashboardOverview,
  DashboardScreenProps,
  UsagePoint,
} from './types.ts';
