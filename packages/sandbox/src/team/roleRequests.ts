import { joinCalls } from '@platform/api/contract';
import type { RoleRequestWire } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { members, roleRequests, tenants, users } from '../db/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { record } from '../ledger.ts';
import { nameOf, requireCaller } from '../session/caller.ts';
import { pathOf } from '../http/paths.ts';

/**
 * Offers of a role to a person who has an account already. They belong to the person, so they may
 * come from another tenant; nobody else sees or answers them.
 */
export function roleRequestRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db } = backend;

  routes.get(joinCalls.roleRequests.path, signedIn, async (c) => {
    const rows = await db
      .select({ request: roleRequests, tenantName: tenants.name, asker: users })
      .from(roleRequests)
      .innerJoin(tenants, eq(tenants.id, roleRequests.tenantId))
      .leftJoin(users, eq(users.id, roleRequests.requestedBy))
      .where(and(eq(roleRequests.userId, c.var.caller.userId), eq(roleRequests.status, 'pending')))
      .orderBy(asc(roleRequests.createdAt), asc(roleRequests.id));
    const requests = rows.map(
      ({ request, tenantName, asker }) =>
        ({
          id: request.id,
          tenant_name: tenantName,
          role_name: request.role,
          requested_by: asker ? nameOf(asker) : '',
          created_at: request.createdAt.toISOString(),
          status: request.status,
        }) satisfies RoleRequestWire,
    );
    return c.json({ requests });
  });

  routes.post(pathOf(joinCalls.acceptRoleRequest), signedIn, (c) => decide(c, backend, 'accepted'));
  routes.post(pathOf(joinCalls.rejectRoleRequest), signedIn, (c) => decide(c, backend, 'rejected'));

  return routes;
}

/** Answers a request once. @throws HttpError 404 for another person's, 409 where it is answered */
async function decide(c: Context<RouteEnv>, { db, now }: Backend, status: 'accepted' | 'rejected') {
  const { userId } = c.var.caller;
  const isMine = and(eq(roleRequests.id, c.req.param('id') ?? ''), eq(roleRequests.userId, userId));
  await db.transaction(async (tx) => {
    const [request] = await tx.select().from(roleRequests).where(isMine).for('update');
    if (!request) throw notFound('Role request');
    if (request.status !== 'pending') {
      throw new HttpError('ALREADY_ANSWERED', 'This request was answered before');
    }
    const { id, tenantId, role } = request;
    await tx.update(roleRequests).set({ status }).where(isMine);
    if (status === 'accepted') {
      await tx
        .insert(members)
        .values({ tenantId, userId, role, status: 'Active' as const, joinedAt: now() })
        .onConflictDoUpdate({ target: [members.tenantId, members.userId], set: { role } });
    }
    const action = `role_request.${status}`;
    await record(tx, now(), { action, tenantId, actorId: userId, target: id, detail: { role } });
  });
  return c.json({ success: true });
}
