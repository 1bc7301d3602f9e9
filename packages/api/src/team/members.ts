import type { AssignableRole, Member, MemberStatus } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { changeOf, defineAction, resourceOf } from '../resource.ts';
import { toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import type { ChangeRoleBody } from './members.contract.ts';
import { roleOf } from './roleOf.ts';

export const MEMBER_STATUSES = [
  'Active',
  'Pending',
  'Inactive',
] as const satisfies readonly MemberStatus[];

export const membersSchema = listOf(['members', 'data'], (row): Omit<Member, 'key'> => ({
  id: toText(row.user_id, toText(row.id)),
  name: toText(row.full_name, toText(row.name, 'Unknown')),
  email: toText(row.email),
  role: roleOf(row),
  status: parseEnum(MEMBER_STATUSES, row.status) ?? 'Active',
}));

const service = { service: 'auth', access: 'private' } as const;

export const listMembers = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/team/members',
  response: membersSchema,
});

export const changeMemberRole = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/team/member/{id}/role',
  body: ({ role }: { role: AssignableRole }): ChangeRoleBody => ({ new_role: role }),
});

export const removeMember = defineCall({
  ...service,
  method: 'DELETE',
  path: '/v1/team/member/{id}',
});

export const members = resourceOf(listMembers);

interface Target {
  key: string;
  id: string;
}

export const changeRole = defineAction({
  send: ({ http }, { id, role }: Target & { role: AssignableRole }) =>
    send(http, changeMemberRole, { params: { id }, body: { role } }),
  target: ({ key }) => key,
  overlap: 'parallel',
  optimistic: ({ key, role }) => [
    changeOf(members, (rows) => rows.map((row) => (row.key === key ? { ...row, role } : row))),
  ],
});

export const removeTeamMember = defineAction({
  send: ({ http }, { id }: Target) => send(http, removeMember, { params: { id } }),
  target: ({ key }) => key,
  optimistic: ({ key }) => [changeOf(members, (rows) => rows.filter((row) => row.key !== key))],
});
