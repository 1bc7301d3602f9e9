import { emailKey } from '@platform/i18n/text';
import type { AssignableRole, InviteRole } from '../permissions/roles.ts';
import { changeOf, defineAction } from '../resource.ts';
import { cancelInvite, changeMemberRole, inviteUser, removeMember } from './endpoints.ts';
import { members, pendingInvites } from './resources.ts';

/** A row of the team: the key it is listed under, and the id its calls take. */
interface Target {
  key: string;
  id: string;
}

/** Gives a member another role. */
export const changeRole = defineAction({
  send: ({ http }, { id, role }: Target & { role: AssignableRole }) =>
    changeMemberRole(http, id, role),
  target: ({ key }) => key,
  overlap: 'parallel',
  optimistic: ({ key, role }) => [
    changeOf(members, (rows) => rows.map((row) => (row.key === key ? { ...row, role } : row))),
  ],
});

/** Takes a member out of the tenant. */
export const removeTeamMember = defineAction({
  send: ({ http }, { id }: Target) => removeMember(http, id),
  target: ({ key }) => key,
  optimistic: ({ key }) => [changeOf(members, (rows) => rows.filter((row) => row.key !== key))],
});

/** Takes an invite back. */
export const cancelPendingInvite = defineAction({
  send: ({ http }, { id }: Target) => cancelInvite(http, id),
  target: ({ key }) => key,
  optimistic: ({ key }) => [
    changeOf(pendingInvites, (rows) => rows.filter((row) => row.key !== key)),
  ],
});

/** Invites somebody. Whether a lost answer was a yes shows once the lists are read again. */
export const invite = defineAction({
  send: ({ http }, values: { email: string; role: InviteRole }) => inviteUser(http, values),
  target: ({ email }) => emailKey(email),
  invalidates: [members, pendingInvites],
});
