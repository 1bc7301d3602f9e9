import { describe, expect, it } from 'vitest';
import { contextSchema, invitesSchema, membersSchema } from './schema.ts';

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
    ['nothing', {}, 'Viewer'],
    ['something unknown', { role: 'owner' }, 'Viewer'],
  ])('reads the role from %s', (_, row, role) => {
    expect(membersSchema.parse([row])[0]?.role).toBe(role);
  });

  it.each<[string, unknown]>([
    ['bare', [{ user_id: 'u1' }]],
    ['wrapped', { members: [{ user_id: 'u1' }], total: 1 }],
  ])('reads a %s list', (_, answer) => {
    expect(membersSchema.parse(answer)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['wrapped null', { members: null }],
    ['an empty list', []],
  ])('D04 reads %s as empty', (_, answer) => {
    expect(membersSchema.parse(answer)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['an object without a list', { detail: 'Not Found' }],
    ['an object for the list', { members: { a: 1 } }],
    ['a text', 'x'],
    ['nothing', undefined],
  ])('D04 refuses %s with the path of the field', (_, answer) => {
    const result = membersSchema.safeParse(answer);
    expect(result.error?.issues[0]?.path).toEqual(['members']);
  });

  it('D04 fills the gaps of a row and leaves out what is no row', () => {
    const answer = [{ user_id: 7, full_name: null, email: 5, status: 'odd' }, null, 'x', [], 3];
    expect(membersSchema.parse(answer)).toEqual([
      { key: '7', id: '7', name: 'Unknown', email: '5', role: 'Viewer', status: 'Active' },
    ]);
  });

  it('D06 gives every row a key of its own', () => {
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

it('reads pending invites: the email is the name', () => {
  const answer = { invitations: [{ invite_id: 3, email: 'x@y.test', role: 'editor' }] };
  expect(invitesSchema.parse(answer)).toEqual([
    { key: '3', id: '3', name: 'x@y.test', email: 'x@y.test', role: 'Editor', status: 'Pending' },
  ]);
});

it('reads the role context', () => {
  const answer = { tenant_id: 't1', user_id: 'u1', roles: ['TenantAdmin'], is_tenant_admin: true };
  expect(contextSchema.parse(answer)).toEqual({
    tenantId: 't1',
    tenantName: '',
    userId: 'u1',
    roles: ['TenantAdmin'],
    isTenantAdmin: true,
    permissions: [],
  });
});

it('D04 grants nothing for an odd role context', () => {
  const context = contextSchema.parse({ roles: null, is_tenant_admin: 'true' });
  expect(context).toMatchObject({ tenantId: null, roles: [], isTenantAdmin: false });
  expect(contextSchema.safeParse([]).success).toBe(false);
});
