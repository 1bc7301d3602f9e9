import type { RoleRequest } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { changeOf, defineAction, resourceOf } from '../resource.ts';
import { toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { members } from './members.ts';
import { roleContext } from './roleContext.ts';
import { roleOf } from './roleOf.ts';

export const roleRequestsSchema = listOf(
  ['requests', 'role_requests', 'data'],
  (row): Omit<RoleRequest, 'key'> => ({
    id: toText(row.id),
    tenantName: toText(row.tenant_name),
    role: roleOf(row),
    requestedBy: toText(row.requested_by),
    createdAt: toText(row.created_at),
    status: toText(row.status),
  }),
);

const service = { service: 'auth', access: 'private' } as const;

export const listRoleRequests = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/role-request/',
  response: roleRequestsSchema,
});

export const acceptRoleRequest = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/role-request/{id}/accept',
  body: () => ({}),
});

export const rejectRoleRequest = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/role-request/{id}/reject',
  body: () => ({}),
});

export const roleRequests = resourceOf(listRoleRequests, { isFeature: true });

/** Accepting changes the permissions of the signed-in user. */
export const answerRoleRequest = defineAction({
  send: ({ http }, { id, isAccepted }: { key: string; id: string; isAccepted: boolean }) =>
    send(http, isAccepted ? acceptRoleRequest : rejectRoleRequest, { params: { id } }),
  target: ({ key }) => key,
  optimistic: ({ key }) => [
    changeOf(roleRequests, (rows) => rows.filter((row) => row.key !== key)),
  ],
  invalidates: [roleRequests, roleContext, members],
});
