import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, id, timestamp } from '../description/shapes.ts';
import { ASSIGNABLE_ROLES } from '../permissions/roles.ts';
import { acceptRoleRequest, listRoleRequests, rejectRoleRequest } from './roleRequests.ts';

const roleRequest = z
  .object({
    id,
    tenant_name: z
      .string()
      .optional()
      .describe('Name of the tenant that offers the role. If missing, the client shows no name.'),
    role_name: z.enum(ASSIGNABLE_ROLES).describe('The role offered.'),
    requested_by: z
      .string()
      .optional()
      .describe('Name of the person who made the offer. If missing, the client shows no name.'),
    created_at: timestamp.optional().describe('Time of the offer. If missing, no date is shown.'),
    status: z.literal('pending').optional().describe('Only pending requests are listed.'),
  })
  .meta({
    id: 'RoleRequest',
    description: 'The offer of a role in a tenant to a person who already has an account.',
  });

const decision = {
  notes: 'The client sends an empty object.',
  repeated: 'ALREADY_ANSWERED',
  response: done,
  errors: ['NOT_FOUND', 'ALREADY_ANSWERED'],
} as const;

export const roleRequestCalls = {
  list: describeCall(listRoleRequests, {
    summary: 'Lists the pending role requests of the caller',
    notes:
      'Oldest first, from all tenants. Only the caller can see and answer them. If a service lacks the call, the client shows none.',
    response: z.object({ requests: z.array(roleRequest).describe('All pending requests.') }),
  }),
  accept: describeCall(acceptRoleRequest, {
    summary: 'Accepts a role request: the caller becomes a member of that tenant with that role',
    ...decision,
  }),
  reject: describeCall(rejectRoleRequest, { summary: 'Rejects a role request', ...decision }),
};
