import { hasPermission, inviteCalls, refuseCancelInvite } from '@platform/api/contract';
import type { InviteRole } from '@platform/api/contract';
import { emailKey } from '@platform/i18n/text';
import { and, asc, eq, gt, like } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import type { Caller } from '../session/caller.ts';
import { invites, outbox } from '../db/schema.ts';
import type { StoredRole } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { assertAllowed, assertPermission } from '../http/refusals.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { createInvite } from './createInvite.ts';

const wireRoles: Readonly<Record<StoredRole, InviteRole>> = {
  TenantAdmin: 'admin',
  Editor: 'editor',
  Viewer: 'viewer',
};

const storedRoles: Readonly<Record<InviteRole, StoredRole>> = {
  admin: 'TenantAdmin',
  editor: 'Editor',
  viewer: 'Viewer',
};

export function inviteRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, inviteCalls.invite, async ({ caller, body }) => {
    assertPermission(hasPermission(caller, 'users.manage'), 'users.manage');
    if (body.tenant_id !== caller.tenantId) throw notFound('Tenant');
    const role = storedRoles[body.role_name];
    await createInvite(backend, caller, { email: emailKey(body.email), role });
    return { success: true, message: 'Invitation sent' };
  });

  serve(routes, backend, inviteCalls.list, async ({ caller, query }) => {
    assertPermission(hasPermission(caller, 'users.view'), 'users.view');
    if (query.tenant_id !== caller.tenantId) throw notFound('Tenant');
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
    const links = hasPermission(caller, 'users.manage') ? await linksOf(backend, caller) : null;
    const invitations = rows.map(({ id, email, role }) => ({
      invite_id: id,
      email,
      role: wireRoles[role],
      link: links?.get(email),
    }));
    return { invitations };
  });

  serve(routes, backend, inviteCalls.cancel, async ({ caller, params: { id } }) => {
    const { tenantId, userId: actorId } = caller;
    assertAllowed(refuseCancelInvite(caller));
    await db.transaction(async (tx) => {
      const [cancelled] = await tx
        .update(invites)
        .set({ status: 'cancelled' })
        .where(
          and(eq(invites.tenantId, tenantId), eq(invites.id, id), eq(invites.status, 'pending')),
        )
        .returning();
      if (!cancelled) throw notFound('Invitation');
      await record(tx, now(), { action: 'invite.cancelled', tenantId, actorId, target: id });
    });
    return { success: true };
  });

  return routes;
}

/** Link of the latest invitation mail of each address: the secret is stored nowhere else. */
async function linksOf(
  { db, allowedOrigins }: Backend,
  { tenantId }: Caller,
): Promise<ReadonlyMap<string, string>> {
  const [client] = allowedOrigins;
  if (client === undefined) return new Map();
  const mails = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.tenantId, tenantId), like(outbox.linkPath, '/invite/accept%')))
    .orderBy(asc(outbox.id));
  return new Map(
    mails.map(({ recipient, linkPath }) => [recipient, new URL(linkPath ?? '', client).href]),
  );
}
