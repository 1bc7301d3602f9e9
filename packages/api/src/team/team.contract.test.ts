import { expect, it } from 'vitest';
import { inviteCalls } from './invites.contract.ts';
import { memberCalls } from './members.contract.ts';
import { roleContextCalls } from './roleContext.contract.ts';
import { roleRequestCalls } from './roleRequests.contract.ts';

it.each([
  [
    roleContextCalls.context,
    { tenant_id: 't1', user_id: 'u1', roles: ['Editor'], is_tenant_admin: false },
    {
      tenantId: 't1',
      tenantName: '',
      userId: 'u1',
      roles: ['Editor'],
      isTenantAdmin: false,
      permissions: [],
    },
  ],
  [
    memberCalls.list,
    {
      members: [
        {
          user_id: 'u1',
          full_name: 'Bo Ek',
          email: 'bo@x.test',
          role: 'Viewer',
          status: 'Inactive',
        },
      ],
    },
    [
      {
        key: 'u1',
        id: 'u1',
        name: 'Bo Ek',
        email: 'bo@x.test',
        role: 'Viewer',
        status: 'Inactive',
      },
    ],
  ],
  [
    inviteCalls.list,
    { invitations: [{ invite_id: 'i1', email: 'bo@x.test', role: 'admin' }] },
    [
      {
        key: 'i1',
        id: 'i1',
        name: 'bo@x.test',
        email: 'bo@x.test',
        role: 'TenantAdmin',
        status: 'Pending',
      },
    ],
  ],
  [
    roleRequestCalls.list,
    {
      requests: [
        {
          id: 'r1',
          tenant_name: 'Acme',
          role_name: 'Editor',
          requested_by: 'Bo Ek',
          created_at: '2026-11-23T10:00:00Z',
          status: 'pending',
        },
      ],
    },
    [
      {
        key: 'r1',
        id: 'r1',
        tenantName: 'Acme',
        role: 'Editor',
        requestedBy: 'Bo Ek',
        createdAt: '2026-11-23T10:00:00Z',
        status: 'pending',
      },
    ],
  ],
])('the client reads the response described for $call.path', ({ call, response }, wire, domain) => {
  expect(call.response?.parse(response.parse(wire))).toEqual(domain);
});

const invite = { email: 'ada@acme.test', role_name: 'editor', tenant_id: 't1' };

it.each([
  ['a role that an admin may give', memberCalls.changeRole, { new_role: 'TenantAdmin' }, true],
  ['a role that cannot be given', memberCalls.changeRole, { new_role: 'EndUser' }, false],
  ['no role', memberCalls.changeRole, {}, false],
  ['an unknown field', memberCalls.changeRole, { new_role: 'Editor', role: 'Editor' }, false],
  ['an invite', inviteCalls.invite, invite, true],
  ['an invite as a member', inviteCalls.invite, { ...invite, role_name: 'EndUser' }, false],
  ['an invite without a tenant', inviteCalls.invite, { ...invite, tenant_id: '' }, false],
  ['an invite without an email', inviteCalls.invite, { ...invite, email: 'ada' }, false],
  [
    'an invite of a long email',
    inviteCalls.invite,
    { ...invite, email: `${'a'.repeat(243)}@acme.test` },
    true,
  ],
  [
    'an invite of a longer email',
    inviteCalls.invite,
    { ...invite, email: `${'a'.repeat(246)}@acme.test` },
    false,
  ],
])('validates a body with %s', (_, { body }, value, isFit) => {
  expect(body?.safeParse(value).success).toBe(isFit);
});

it('rejects a list of invites without a tenant', () => {
  expect(inviteCalls.list.query?.safeParse({ tenant_id: '' }).success).toBe(false);
});
