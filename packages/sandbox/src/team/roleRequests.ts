import { roleRequestCalls } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { members, roleRequests, tenants, users } from '../db/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { nameOf } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';

/** They belong to the user and may come from another tenant; only that user answers them. */
export function roleRequestRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db } = backend;

  serve(routes, backend, roleRequestCalls.list, async ({ caller }) => {
    const rows = await db
      .select({ request: roleRequests, tenantName: tenants.name, asker: users })
      .from(roleRequests)
      .innerJoin(tenants, eq(tenants.id, roleRequests.tenantId))
      .leftJoin(users, eq(users.id, roleRequests.requestedBy))
      .where(and(eq(roleRequests.userId, caller.userId), eq(roleRequests.status, 'pending')))
      .orderBy(asc(roleRequests.createdAt), asc(roleRequests.id));
    const requests = rows.map(({ request, tenantName, asker }) => ({
      id: request.id,
      tenant_name: tenantName,
      role_name: request.role,
      requested_by: asker ? nameOf(asker) : '',
      created_at: request.createdAt.toISOString(),
      status: 'pending' as const,
    }));
    return { requests };
  });

  for (const [call, status] of [
    [roleRequestCalls.accept, 'accepted'],
    [roleRequestCalls.reject, 'rejected'],
  ] as const) {
    serve(routes, backend, call, async ({ caller, params }) => {
      await decide(backend, caller, params.id, status);
      return { success: true };
    });
  }

  return routes;
}

/** @throws HttpError 404 for another user's, 409 if already answered */
async function decide(
  { db, now }: Backend,
  { userId }: Caller,
  requestId: string,
  status: 'accepted' | 'rejected',
): Promise<void> {
  const ownRequest = and(eq(roleRequests.id, requestId), eq(roleRequests.userId, userId));
  await db.transaction(async (tx) => {
    const [request] = await tx.select().from(roleRequests).where(ownRequest).for('update');
    if (!request) throw notFound('Role request');
    if (request.status !== 'pending') {
      throw new HttpError('ALREADY_ANSWERED', 'This request was answered before');
    }
    const { id, tenantId, role } = request;
    await tx.update(roleRequests).set({ status }).where(ownRequest);
    if (status === 'accepted') {
      await tx
        .insert(members)
        .values({ tenantId, userId, role, status: 'Active' as const, joinedAt: now() })
        .onConflictDoUpdate({ target: [members.tenantId, members.userId], set: { role } });
    }
    const action = `role_request.${status}`;
    await record(tx, now(), { action, tenantId, actorId: userId, target: id, detail: { role } });
  });
}
