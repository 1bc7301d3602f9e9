import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, id } from '../description/shapes.ts';
import { ASSIGNABLE_ROLES } from '../permissions/roles.ts';
import { MEMBER_STATUSES, changeMemberRole, listMembers, removeMember } from './members.ts';

const member = z
  .object({
    user_id: id.describe('Id of the person, as in `GET /v1/me`.'),
    full_name: z
      .string()
      .optional()
      .describe('First and last name, or the email. If missing, the client shows `Unknown`.'),
    email: z.string().describe('Email of the person.'),
    role: z.enum(ASSIGNABLE_ROLES).describe('Role of the person in the tenant.'),
    status: z
      .enum(MEMBER_STATUSES)
      .optional()
      .describe('`Inactive` members cannot sign in. If missing, the client shows `Active`.'),
  })
  .meta({ id: 'Member', description: 'A person with a role in the tenant.' });

const changeRoleBody = z.strictObject({
  new_role: z.enum(ASSIGNABLE_ROLES).describe('New role of the member.'),
});

export const memberCalls = {
  list: describeCall(listMembers, {
    summary: 'Lists the members of the tenant',
    notes: 'All at once, in the order they joined. The client filters and sorts.',
    response: z.object({ members: z.array(member).describe('All members.') }),
    errors: ['FORBIDDEN'],
  }),
  changeRole: describeCall(changeMemberRole, {
    summary: 'Changes the role of a member',
    notes: 'Takes effect with the next call of that member. Admins cannot change their own role.',
    permission: 'roles.assign',
    repeated: 'idempotent',
    body: changeRoleBody,
    response: done,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  }),
  remove: describeCall(removeMember, {
    summary: 'Removes a member from the tenant',
    notes:
      'Ends the sessions of that member. Admins cannot be removed, and callers cannot remove themselves.',
    permission: 'users.manage',
    repeated: 'NOT_FOUND',
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type ChangeRoleBody = z.output<typeof changeRoleBody>;
