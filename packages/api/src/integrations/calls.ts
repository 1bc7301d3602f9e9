import type { CallAddress, CallTable } from '../http/call.ts';

/** The calls of the integrations service, paths to the letter. */
export const integrationCalls = {
  discover: {
    service: 'integrations',
    method: 'GET',
    path: '/v1/tools/discover',
    access: 'private',
  },
  settings: {
    service: 'integrations',
    method: 'GET',
    path: '/v1/integrations/{provider}/settings',
    access: 'private',
  },
  connect: {
    service: 'integrations',
    method: 'POST',
    path: '/v1/integrations/{provider}/connect',
    access: 'private',
  },
  status: {
    service: 'integrations',
    method: 'GET',
    path: '/v1/integrations/{provider}/status',
    access: 'private',
  },
  disconnect: {
    service: 'integrations',
    method: 'POST',
    path: '/v1/integrations/{provider}/disconnect',
    access: 'private',
  },
  test: {
    service: 'integrations',
    method: 'POST',
    path: '/v1/integrations/{provider}/test',
    access: 'private',
  },
} as const satisfies CallTable;

/** Where the code of a finished consent is posted. */
export const completionCalls = {
  slack: {
    service: 'integrations',
    method: 'POST',
    path: '/v1/slack/callback',
    access: 'private',
  },
  composio: {
    service: 'integrations',
    method: 'POST',
    path: '/v1/composio/oauth/callback',
    access: 'private',
  },
  oauth: {
    service: 'integrations',
    method: 'POST',
    path: '/v1/oauth/{provider}/callback',
    access: 'private',
  },
} as const satisfies CallTable;

/** The providers whose consent runs through the aggregator. */
export const AGGREGATED = ['google-drive', 'google-calendar', 'gmail'] as const;

/** The completion call of a provider: its own, the aggregator's, or the general one. */
export function completionCallOf(provider: string): CallAddress {
  if (provider === 'slack') return completionCalls.slack;
  const isAggregated = AGGREGATED.some((id) => id === provider);
  return isAggregated ? completionCalls.composio : completionCalls.oauth;
}
