import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, email, id } from '../description/shapes.ts';
import { INVITE_ROLES } from '../permissions/roles.ts';
import { cancelInvite, inviteUser, listPendingInvites } from './invites.ts';

const role = z.enum(INVITE_ROLES).describe('Role of the invited person: `admin` is `TenantAdmin`.');
const tenantId = id.describe("Id of the caller's tenant, from the role context.");

const invite = z
  .object({
    invite_id: id.describe('Id of the invite, used to cancel it.'),
    email: z.string().describe('Email the invite was sent to.'),
    role,
    link: z
      .url()
      .optional()
      .describe(
        'Page that accepts the invite, as in the email. Optional: a service sends it only to people with `users.manage`, if at all.',
      ),
  })
  .meta({ id: 'Invite', description: 'An invite that has not been accepted yet.' });

const pendingInvitesQuery = z.object({ tenant_id: tenantId });

const inviteBody = z.strictObject({ email, role_name: role, tenant_id: tenantId });

export const inviteCalls = {
  list: describeCall(listPendingInvites, {
    summary: 'Lists the pending invites of the tenant',
    notes: 'All at once, oldest first, without expired ones.',
    query: pendingInvitesQuery,
    response: z.object({ invitations: z.array(invite).describe('All pending invites.') }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  invite: describeCall(inviteUser, {
    summary: 'Invites a person and sends the email with the link',
    notes:
      'The message of a 409 contains `already exists in tenant`, `already exists in the system` or `Pending invitation`: the client distinguishes the three cases by it.',
    permission: 'users.manage',
    repeated: 'INVITE_PENDING',
    body: inviteBody,
    response: done,
    status: 201,
    errors: ['NOT_FOUND', 'ALREADY_MEMBER', 'EMAIL_EXISTS', 'INVITE_PENDING'],
  }),
  cancel: describeCall(cancelInvite, {
    summary: 'Cancels a pending invite',
    notes: 'Its link no longer works. An invite that is not pending is `NOT_FOUND`.',
    permission: 'users.manage',
    repeated: 'NOT_FOUND',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type InviteBody = z.output<typeof inviteBody>;
