import {
  hasPermission,
  memberCalls,
  refuseChangeRole,
  refuseRemove,
  roleContextCalls,
} from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { members, tenants, users } from '../db/schema.ts';
import { assertAllowed, assertPermission } from '../http/refusals.ts';
import { serve } from '../http/serve.ts';
import { nameOf } from '../session/caller.ts';
import { changeRole, removeMember } from './changeMember.ts';
import { findMember } from './findMember.ts';

export function memberRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, roleContextCalls.context, async ({ caller }) => {
    const { tenantId, userId, roles, isTenantAdmin } = caller;
    const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
    return {
      tenant_id: tenantId,
      user_id: userId,
      roles: [...roles],
      is_tenant_admin: isTenantAdmin,
      tenant_name: tenant?.name ?? '',
    };
  });

  serve(routes, backend, memberCalls.list, async ({ caller }) => {
    assertPermission(hasPermission(caller, 'users.view'), 'users.view');
    const rows = await db
      .select({ user: users, member: members })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.tenantId, caller.tenantId))
      .orderBy(asc(members.joinedAt), asc(members.userId));
    return {
      members: rows.map(({ user, member }) => ({
        user_id: user.id,
        full_name: nameOf(user),
        email: user.email,
        role: member.role,
        status: member.status,
      })),
    };
  });

  serve(routes, backend, memberCalls.changeRole, async ({ caller, params, body }) => {
    const member = await findMember(db, caller.tenantId, params.id);
    assertAllowed(refuseChangeRole(caller, targetOf(member), body.new_role));
    assertPermission(hasPermission(caller, 'roles.assign'), 'roles.assign');
    await changeRole(backend, caller, member.userId, body.new_role);
    return { success: true };
  });

  serve(routes, backend, memberCalls.remove, async ({ caller, params }) => {
    const member = await findMember(db, caller.tenantId, params.id);
    assertAllowed(refuseRemove(caller, targetOf(member)));
    assertPermission(hasPermission(caller, 'users.manage'), 'users.manage');
    await removeMember(backend, caller, member.userId);
    return { success: true };
  });

  return routes;
}

const targetOf = ({ userId, role }: typeof members.$inferSelect) =>
  ({ kind: 'member', id: userId, role }) as const;
