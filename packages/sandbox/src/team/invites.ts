import {
  hasPermission,
  inviteBodySchema,
  normaliseRole,
  pendingInvitesQuerySchema,
  refuseCancelInvite,
  teamCalls,
} from '@platform/api/contract';
import type { InviteRole, InviteWire } from '@platform/api/contract';
import { emailKey } from '@platform/i18n/text';
import { and, asc, eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { invites } from '../db/schema.ts';
import type { StoredRole } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { requireCaller } from '../session/caller.ts';
import { createInvite } from './createInvite.ts';
import { pathOf } from '../http/paths.ts';
import { assertAllowed, assertPermission } from '../http/refusals.ts';

const wireRoles: Readonly<Record<StoredRole, InviteRole>> = {
  TenantAdmin: 'admin',
  Editor: 'editor',
  Viewer: 'viewer',
};

/** Inviting people, and the invites that wait for an answer. */
export function inviteRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.post(teamCalls.invite.path, signedIn, async (c) => {
    const { caller } = c.var;
    const { email, role_name, tenant_id } = await readBody(c, inviteBodySchema);
    assertPermission(hasPermission(caller, 'users.manage'), 'users.manage');
    if (tenant_id !== caller.tenantId) throw notFound('Tenant');
    const role = assignable(role_name);
    const id = await createInvite(backend, caller, { email: emailKey(email), role });
    return c.json({ success: true, invite_id: id, message: 'Invitation sent' }, 201);
  });

  routes.get(teamCalls.pendingInvites.path, signedIn, async (c) => {
    const { caller } = c.var;
    const { tenant_id } = readQuery(c, pendingInvitesQuerySchema);
    assertPermission(hasPermission(caller, 'users.view'), 'users.view');
    if (tenant_id !== caller.tenantId) throw notFound('Tenant');
    const rows = await db
      .select()
      .from(invites)
      .where(
        and(
          eq(invites.tenantId, caller.tenantId),
          eq(invites.status, 'pending'),
          gt(invites.expiresAt, now()),
        ),
      )
      .orderBy(asc(invites.createdAt), asc(invites.id));
    const invitations = rows.map(
      ({ id, email, role }) =>
        ({ invite_id: id, email, role: wireRoles[role] }) satisfies InviteWire,
    );
    return c.json({ invitations });
  });

  routes.delete(pathOf(teamCalls.cancelInvite), signedIn, async (c) => {
    const { caller } = c.var;
    assertAllowed(refuseCancelInvite(caller));
    const id = c.req.param('id') ?? '';
    await db.transaction(async (tx) => {
      const [cancelled] = await tx
        .update(invites)
        .set({ status: 'cancelled' })
        .where(
          and(
            eq(invites.tenantId, caller.tenantId),
            eq(invites.id, id),
            eq(invites.status, 'pending'),
          ),
        )
        .returning();
      if (!cancelled) throw notFound('Invitation');
      const { tenantId, userId: actorId } = caller;
      await record(tx, now(), { action: 'invite.cancelled', tenantId, actorId, target: id });
    });
    return c.json({ success: true });
  });

  return routes;
}

function assignable(role: InviteRole): StoredRole {
  const normal = normaliseRole(role);
  return normal === 'EndUser' ? 'Viewer' : normal;
}
