import type { AnalyticsIntegration } from './types.ts';

/** Those that are connected, or were and need something. */
export const inUse = (all: readonly AnalyticsIntegration[]): AnalyticsIntegration[] =>
  all.filter(({ status }) => status === 'connected' || status === 'action_required');
