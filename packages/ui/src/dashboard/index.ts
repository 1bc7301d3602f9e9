export { AnalyticsScreen } from './analytics/AnalyticsScreen.tsx';
export type { AnalyticsScreenProps } from './analytics/AnalyticsScreen.tsx';
export type {
  AnalyticsConversations,
  AnalyticsHrefs,
  AnalyticsIntegration,
  AnalyticsInteractions,
  AnalyticsLeads,
  AnalyticsOverview,
  AnalyticsUsage,
  LeadCount,
  LeadPeriod,
} from './analytics/types.ts';
export { DashboardScreen } from './DashboardScreen.tsx';
export type { DayRange, DayRangeChoice } from '../patterns/RangeFilter/RangeFilter.tsx';
export type {
  DashboardAgent,
  DashboardAgents,
  DashboardOverview,
  DashboardScreenProps,
  UsagePoint,
} from './types.ts';
