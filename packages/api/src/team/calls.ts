import type { CallTable } from '../http/call.ts';

/** The team calls of the auth table, paths to the letter. */
export const teamCalls = {
  context: { service: 'auth', method: 'GET', path: '/v1/rbac/user/context', access: 'private' },
  members: { service: 'auth', method: 'GET', path: '/v1/team/members', access: 'private' },
  /** PATCH, and once PUT after a 405 or 501. */
  changeRole: {
    service: 'auth',
    method: 'PATCH',
    path: '/v1/team/member/{id}/role',
    access: 'private',
  },
  removeMember: {
    service: 'auth',
    method: 'DELETE',
    path: '/v1/team/member/{id}',
    access: 'private',
  },
  invite: { service: 'auth', method: 'POST', path: '/v1/invite-user', access: 'private' },
  pendingInvites: {
    service: 'auth',
    method: 'GET',
    path: '/v1/invite/pending',
    access: 'private',
    query: ['tenant_id'],
  },
  cancelInvite: { service: 'auth', method: 'DELETE', path: '/v1/invites/{id}', access: 'private' },
} as const satisfies CallTable;
