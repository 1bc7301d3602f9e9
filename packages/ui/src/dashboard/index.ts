export { DashboardScreen } from './DashboardScreen.tsx';
export type { DayRange, DayRangeChoice } from '../patterns/RangeFilter/RangeFilter.tsx';
export type {
  DashboardAgent,
  DashboardAgents,
  DashboardOverview,
  DashboardScreenProps,
  UsagePoint,
} from './types.ts';
