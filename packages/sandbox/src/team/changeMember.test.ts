import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { openStore } from '../db/openStore.ts';
import { members, tenants, users } from '../db/schema.ts';
import type { MemberStatus, StoredRole } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { changeRole } from './changeMember.ts';

type Row = [id: string, role: StoredRole, status: MemberStatus];

let store: Store;
beforeAll(async () => {
  store = await openStore({});
});
afterAll(() => store.close());

/** Replaces all members of one tenant; an admin of another tenant remains. */
async function teamOf(...rows: readonly Row[]) {
  const { db } = store;
  const at = new Date(0);
  const ids = [...rows.map(([id]) => id), 'other'];
  for (const table of [members, users, tenants]) await db.delete(table);
  await db.insert(tenants).values(['t1', 't2'].map((id) => ({ id, name: id, createdAt: at })));
  await db.insert(users).values(
    ids.map((id) => ({
      id,
      email: `${id}@shop.example`,
      firstName: id,
      lastName: '',
      emailVerified: true,
      createdAt: at,
    })),
  );
  await db.insert(members).values([
    ...rows.map(([userId, role, status]) => ({
      tenantId: 't1',
      userId,
      role,
      status,
      joinedAt: at,
    })),
    { tenantId: 't2', userId: 'other', role: 'TenantAdmin', status: 'Active', joinedAt: at },
  ]);
  const backend = { db, now: () => at } as unknown as Backend;
  const caller = { tenantId: 't1', userId: 'caller' } as Parameters<typeof changeRole>[1];
  const roleOf = async (id: string) => {
    const isMember = and(eq(members.tenantId, 't1'), eq(members.userId, id));
    const [row] = await db.select({ role: members.role }).from(members).where(isMember);
    return row?.role;
  };
  return {
    change: (id: string, role: StoredRole) => changeRole(backend, caller, id, role),
    roleOf,
  };
}

it.each<[string, Row[]]>([
  ['the others are not admins', [['b', 'Editor', 'Active']]],
  ['the other admin is inactive', [['b', 'TenantAdmin', 'Inactive']]],
])('the last active admin cannot be demoted if %s', async (_what, others) => {
  const { change, roleOf } = await teamOf(['a', 'TenantAdmin', 'Active'], ...others);
  await expect(change('a', 'Viewer')).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  expect(await roleOf('a')).toBe('TenantAdmin');
  await change('a', 'TenantAdmin');
});

it('one of two admins remains when both are demoted concurrently', async () => {
  const admins: Row[] = [
    ['a', 'TenantAdmin', 'Active'],
    ['b', 'TenantAdmin', 'Active'],
  ];
  const { change, roleOf } = await teamOf(...admins);
  const results = await Promise.allSettled([change('a', 'Editor'), change('b', 'Editor')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'LAST_ADMIN' },
  });
  const roles = await Promise.all([roleOf('a'), roleOf('b')]);
  expect(roles.toSorted()).toEqual(['Editor', 'TenantAdmin']);
});
