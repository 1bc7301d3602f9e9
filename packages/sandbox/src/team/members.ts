import {
  changeRoleBodySchema,
  hasPermission,
  refuseChangeRole,
  refuseRemove,
  teamCalls,
} from '@platform/api/contract';
import type { ContextWire, MemberWire } from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { members, tenants, users } from '../db/schema.ts';
import { readBody } from '../http/validate.ts';
import { nameOf, requireCaller } from '../session/caller.ts';
import { changeRole, removeMember } from './changeMember.ts';
import { findMember } from './findMember.ts';
import { pathOf } from '../http/paths.ts';
import { assertAllowed, assertPermission } from '../http/refusals.ts';

/** Who is in the team, and what an admin may change about them. */
export function memberRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(teamCalls.context.path, signedIn, async (c) => {
    const { tenantId, userId, roles, isTenantAdmin } = c.var.caller;
    const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
    return c.json({
      tenant_id: tenantId,
      user_id: userId,
      roles: [...roles],
      is_tenant_admin: isTenantAdmin,
      tenant_name: tenant?.name ?? '',
    } satisfies ContextWire);
  });

  routes.get(teamCalls.members.path, signedIn, async (c) => {
    assertPermission(hasPermission(c.var.caller, 'users.view'), 'users.view');
    const rows = await db
      .select({ user: users, member: members })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.tenantId, c.var.caller.tenantId))
      .orderBy(asc(members.joinedAt), asc(members.userId));
    return c.json({ members: rows.map(toWire) });
  });

  routes.on(['PATCH', 'PUT'], pathOf(teamCalls.changeRole), signedIn, async (c) => {
    const { caller } = c.var;
    const { new_role } = await readBody(c, changeRoleBodySchema);
    const member = await findMember(db, caller.tenantId, c.req.param('id') ?? '');
    assertAllowed(refuseChangeRole(caller, targetOf(member), new_role));
    assertPermission(hasPermission(caller, 'roles.assign'), 'roles.assign');
    await changeRole(backend, caller, member.userId, new_role);
    return c.json({ success: true, user_id: member.userId, role: new_role });
  });

  routes.delete(pathOf(teamCalls.removeMember), signedIn, async (c) => {
    const { caller } = c.var;
    const member = await findMember(db, caller.tenantId, c.req.param('id') ?? '');
    assertAllowed(refuseRemove(caller, targetOf(member)));
    assertPermission(hasPermission(caller, 'users.manage'), 'users.manage');
    await removeMember(backend, caller, member.userId);
    return c.json({ success: true });
  });

  return routes;
}

type MemberRow = typeof members.$inferSelect;

function targetOf({ userId, role }: MemberRow) {
  return { kind: 'member', id: userId, role } as const;
}

function toWire({ user, member }: { user: typeof users.$inferSelect; member: MemberRow }) {
  return {
    user_id: user.id,
    full_name: nameOf(user),
    email: user.email,
    role: member.role,
    status: member.status,
  } satisfies MemberWire;
}
