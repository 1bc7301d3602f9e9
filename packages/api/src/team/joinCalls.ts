import type { CallTable } from '../http/call.ts';

/** The calls by which a person comes into a team: invite link and role requests. */
export const joinCalls = {
  acceptInvite: { service: 'auth', method: 'POST', path: '/v1/accept-invite', access: 'public' },
  roleRequests: { service: 'auth', method: 'GET', path: '/v1/role-request/', access: 'private' },
  acceptRoleRequest: {
    service: 'auth',
    method: 'POST',
    path: '/v1/role-request/{id}/accept',
    access: 'private',
  },
  rejectRoleRequest: {
    service: 'auth',
    method: 'POST',
    path: '/v1/role-request/{id}/reject',
    access: 'private',
  },
} as const satisfies CallTable;
