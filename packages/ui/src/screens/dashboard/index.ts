export { AnalyticsScreen } from './analytics/AnalyticsScreen.tsx';
export type { AnalyticsScreenProps } from './analytics/AnalyticsScreen.tsx';
export type {
  AnalyticsConversations,
  AnalyticsHrefs,
  AnalyticsIntegration,
  AnalyticsOverview,
  AnalyticsUsage,
} from './analytics/analyticsTypes.ts';
export { DashboardScreen } from './DashboardScreen.tsx';
export { IntroPlaceholder } from './IntroPlaceholder.tsx';
export type { DayRange, DayRangeChoice } from '../../patterns/RangeFilter/RangeFilter.tsx';
export type { DashboardAgent, DashboardAgents, DashboardScreenProps } from './types.ts';
