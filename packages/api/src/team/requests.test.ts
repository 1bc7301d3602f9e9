import { expect, it } from 'vitest';
import {
  acceptInviteBodySchema,
  changeRoleBodySchema,
  inviteBodySchema,
  pendingInvitesQuerySchema,
} from './requests.ts';

const invite = { email: 'ada@acme.test', role_name: 'editor', tenant_id: 't1' };
const accept = { token: 'abc' };

it.each([
  ['a role that an admin may give', changeRoleBodySchema, { new_role: 'TenantAdmin' }, true],
  ['a role that none may give', changeRoleBodySchema, { new_role: 'EndUser' }, false],
  ['no role', changeRoleBodySchema, {}, false],
  ['an invite', inviteBodySchema, invite, true],
  ['an invite as a member', inviteBodySchema, { ...invite, role_name: 'EndUser' }, false],
  ['an invite to no tenant', inviteBodySchema, { ...invite, tenant_id: '' }, false],
  ['an invite of no email', inviteBodySchema, { ...invite, email: 'ada' }, false],
  ['the invites of a tenant', pendingInvitesQuerySchema, { tenant_id: 't1' }, true],
  ['the invites of none', pendingInvitesQuerySchema, { tenant_id: '' }, false],
  ['an invite that is accepted', acceptInviteBodySchema, accept, true],
  [
    'one accepted with names',
    acceptInviteBodySchema,
    { ...accept, first_name: '', last_name: '' },
    true,
  ],
  ['one accepted without a token', acceptInviteBodySchema, { token: '' }, false],
  [
    'one accepted with an empty password',
    acceptInviteBodySchema,
    { ...accept, password: '' },
    false,
  ],
  ['one accepted by no email', acceptInviteBodySchema, { ...accept, email: 'ada' }, false],
])('a body with %s is judged', (_, schema, body, isFit) => {
  expect(schema.safeParse(body).success).toBe(isFit);
});
