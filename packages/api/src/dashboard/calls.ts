import type { Call } from '../http/call.ts';

/** The dashboard's own call of the voice table; its agents are in `voice`. */
export const dashboardCalls = {
  overview: {
    service: 'voice',
    method: 'GET',
    path: '/v1/analytics/dashboard/overview',
    access: 'private',
  },
} as const satisfies Record<string, Call>;
