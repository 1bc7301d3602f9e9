import type { CallTable } from '../http/call.ts';

/** The call by which a person accepts an invite. */
export const joinCalls = {
  acceptInvite: { service: 'auth', method: 'POST', path: '/v1/accept-invite', access: 'public' },
} as const satisfies CallTable;
