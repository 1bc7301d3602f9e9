import { describe, expect, it } from 'vitest';
import { invitesSchema } from './invites.ts';
import { membersSchema } from './members.ts';
import { contextSchema } from './roleContext.ts';
import { roleRequestsSchema } from './roleRequests.ts';

describe('membersSchema', () => {
  it('maps the wire to the domain', () => {
    const row = {
      user_id: 'u1',
      full_name: 'Ada Lovelace',
      email: 'a@b.test',
      role: 'admin',
      status: 'inactive',
    };
    expect(membersSchema.parse({ members: [row] })).toEqual([
      {
        key: 'u1',
        id: 'u1',
        name: 'Ada Lovelace',
        email: 'a@b.test',
        role: 'TenantAdmin',
        status: 'Inactive',
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['role', { role: 'editor' }, 'Editor'],
    ['roles[0]', { roles: ['tenant_admin', 'viewer'] }, 'TenantAdmin'],
    ['role_name', { role_name: 'EDITOR' }, 'Editor'],
    ['role before roles', { role: 'viewer', roles: ['admin'] }, 'Viewer'],
    ['a missing field', {}, 'Viewer'],
    ['an unknown value', { role: 'owner' }, 'Viewer'],
  ])('reads the role from %s', (_, row, role) => {
    expect(membersSchema.parse([row])[0]?.role).toBe(role);
  });

  it.each<[string, unknown, object]>([
    [
      'id and name from their alternative fields',
      { id: 'u1', name: 'Ada' },
      { id: 'u1', name: 'Ada' },
    ],
    ['a pending member', { status: 'Pending' }, { status: 'Pending' }],
    ['an inactive member', { status: 'INACTIVE' }, { status: 'Inactive' }],
    ['a member without an id, who cannot be acted on', {}, { id: '', name: 'Unknown' }],
  ])('reads %s', (_, row, expected) => {
    expect(membersSchema.parse([row])[0]).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ['a bare list', [{ user_id: 'u1' }]],
    ['a list wrapped as members', { members: [{ user_id: 'u1' }], total: 1 }],
    ['a list wrapped as data', { data: [{ user_id: 'u1' }] }],
  ])('reads %s', (_, response) => {
    expect(membersSchema.parse(response)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['wrapped null', { members: null }],
    ['an empty list', []],
  ])('D04 reads %s as empty', (_, response) => {
    expect(membersSchema.parse(response)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['an object without a list', { detail: 'Not Found' }],
    ['an object for the list', { members: { a: 1 } }],
    ['a string', 'x'],
    ['undefined', undefined],
  ])('D04 rejects %s with the path of the field', (_, response) => {
    const result = membersSchema.safeParse(response);
    expect(result.error?.issues[0]?.path).toEqual(['members']);
  });

  it('D04 fills missing fields and skips entries that are not objects', () => {
    const response = [{ user_id: 7, full_name: null, email: 5, status: 'odd' }, null, 'x', [], 3];
    expect(membersSchema.parse(response)).toEqual([
      { key: '7', id: '7', name: 'Unknown', email: '5', role: 'Viewer', status: 'Active' },
    ]);
  });

  it('D06 gives every row a unique key', () => {
    const ids = ['a', 'a', 'A', null, null, 0, 'a#2'];
    const keys = membersSchema.parse(ids.map((id) => ({ user_id: id }))).map((row) => row.key);
    expect(new Set(keys).size).toBe(ids.length);
    expect(keys[0]).toBe('a');
  });

  it('D05 reads 10,000 rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => ({ user_id: `u${n}`, name: `N ${n}` }));
    expect(membersSchema.parse(rows)).toHaveLength(10_000);
  });

  it('X04 treats __proto__ as data', () => {
    membersSchema.parse(JSON.parse('[{"__proto__":{"polluted":1},"user_id":"u1"}]'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

const invited = { key: '3', id: '3', name: 'x@y.test', email: 'x@y.test', role: 'Editor' };

it.each([
  ['invitations', { invite_id: 3, email: 'x@y.test', role: 'editor' }, invited],
  ['invites', { id: 3, email: 'x@y.test', role_name: 'editor' }, invited],
  ['data', { invite_id: 3 }, { ...invited, name: 'Unknown', email: '', role: 'Viewer' }],
])('reads pending invites from %s and uses the email as the name', (name, row, expected) => {
  expect(invitesSchema.parse({ [name]: [row] })).toEqual([{ ...expected, status: 'Pending' }]);
});

it.each([
  ['https://x.test/invite/accept?token=t', 'https://x.test/invite/accept?token=t'],
  ['javascript:alert(1)', undefined],
  [7, undefined],
])('reads the link %s of an invite', (link, expected) => {
  expect(invitesSchema.parse([{ invite_id: 3, email: 'x@y.test', link }])[0]?.link).toBe(expected);
});

it('D04 rejects invites that are not a list, with the path of the field', () => {
  const result = invitesSchema.safeParse({ invitations: 'none' });
  expect(result.error?.issues[0]?.path).toEqual(['invitations']);
});

it.each(['', 'context', 'data'])('reads the role context under the key %j', (name) => {
  const response = {
    tenant_id: 't1',
    tenant_name: 'Acme',
    user_id: 'u1',
    roles: ['TenantAdmin'],
    is_tenant_admin: true,
    permissions: ['crm.write'],
  };
  expect(contextSchema.parse(name === '' ? response : { [name]: response })).toEqual({
    tenantId: 't1',
    tenantName: 'Acme',
    userId: 'u1',
    roles: ['TenantAdmin'],
    isTenantAdmin: true,
    permissions: ['crm.write'],
  });
});

it.each([{}, { roles: null, is_tenant_admin: 'true' }, { is_tenant_admin: 1, permissions: 5 }])(
  'D04 grants no rights for the invalid role context %j',
  (response) => {
    const context = contextSchema.parse(response);
    expect(context).toMatchObject({ tenantId: null, userId: '', roles: [], isTenantAdmin: false });
    expect(contextSchema.safeParse([]).success).toBe(false);
  },
);

it.each(['requests', 'role_requests', 'data'])('reads the role requests from %s', (name) => {
  const row = {
    id: 7,
    tenant_name: 'Acme',
    role_name: 'admin',
    requested_by: 'Bo Ek',
    created_at: '2026-11-23',
    status: 'pending',
  };
  expect(roleRequestsSchema.parse({ [name]: [row, {}] })).toEqual([
    {
      key: '7',
      id: '7',
      tenantName: 'Acme',
      role: 'TenantAdmin',
      requestedBy: 'Bo Ek',
      createdAt: '2026-11-23',
      status: 'pending',
    },
    expect.objectContaining({ id: '', role: 'Viewer' }),
  ]);
});
