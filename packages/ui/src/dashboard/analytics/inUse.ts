import type { AnalyticsIntegration } from './types.ts';

export const inUse = (all: readonly AnalyticsIntegration[]): AnalyticsIntegration[] =>
  all.filter(({ status }) => status === 'connected' || status === 'action_required');
