import { acceptInviteCalls } from '@platform/api/contract';
import type { AcceptInviteBody } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { invites, members, roleRequests, users } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { HttpError } from '../../http/HttpError.ts';
import { serve } from '../../http/serve.ts';
import { invalid } from '../../http/validate.ts';
import { record } from '../../ledger.ts';
import { notify } from '../../notifications/notify.ts';
import { hashPassword, hashSecret, newId } from '../../secrets.ts';
import { findAccount, userInfo } from '../account.ts';
import { nameOf } from '../caller.ts';
import { openSession } from '../openSession.ts';

/** Public: the token authenticates the request. */
export function acceptInviteRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, acceptInviteCalls.accept, async ({ body, c }) => {
    const joined = await acceptInvite(backend, body);
    if (joined.isKnown) {
      throw new HttpError('EMAIL_EXISTS', `${joined.email} has an account: sign in to answer`);
    }
    const { email } = joined;
    const account = await findAccount(backend.db, { email });
    if (!account) return { email };
    const tokens = await openSession(c, backend, account, 'invite');
    return { email, tokens, user_info: userInfo(account, c.req.url) };
  });

  return routes;
}

/** Existing users get a role request. Throws HttpError 404, 409, 410 by invite, 422 by field. */
async function acceptInvite({ db, now: clock }: Backend, body: AcceptInviteBody) {
  const now = clock();
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const [invite] = await tx
      .select()
      .from(invites)
      .where(eq(invites.tokenHash, hashSecret(body.token)))
      .for('update');
    assertOpen(invite, now);
    const { first_name = '', last_name = '' } = body;
    if (body.email !== undefined && body.email.toLowerCase() !== invite.email) {
      throw invalid({ email: 'The invitation is for another address' });
    }

    const userId = newId('usr');
    const { tenantId, email, role } = invite;
    const [user] = await tx
      .insert(users)
      .values({
        id: userId,
        email,
        firstName: first_name,
        lastName: last_name,
        emailVerified: true,
        passwordHash,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!user) {
      await offerRole(tx, now, invite);
      return { email, isKnown: true };
    }
    await tx
      .insert(members)
      .values({ tenantId, userId, role, status: 'Active' as const, joinedAt: now });
    await tx.update(invites).set({ status: 'accepted' }).where(eq(invites.id, invite.id));
    await record(tx, now, {
      action: 'invite.accepted',
      tenantId,
      actorId: userId,
      target: invite.id,
      detail: { email, role },
    });
    await notify(tx, now, {
      tenantId,
      actorId: userId,
      category: 'team',
      severity: 'success',
      title: `${nameOf(user)} accepted the invitation`,
      body: `Joined as ${role === 'TenantAdmin' ? 'Admin' : role}.`,
      href: '/settings/teams',
    });
    return { email, isKnown: false };
  });
}

type InviteRow = typeof invites.$inferSelect;

function assertOpen(invite: InviteRow | undefined, now: Date): asserts invite is InviteRow {
  if (!invite) throw new HttpError('INVITE_NOT_FOUND', 'This invitation does not exist');
  if (invite.status === 'accepted') {
    throw new HttpError('ALREADY_ACCEPTED', 'This invitation was accepted before');
  }
  if (invite.status === 'cancelled') {
    throw new HttpError('INVITE_CANCELLED', 'This invitation was cancelled');
  }
  if (invite.status === 'expired' || invite.expiresAt <= now) {
    throw new HttpError('INVITE_EXPIRED', 'This invitation has expired');
  }
}

async function offerRole(db: Database, now: Date, invite: InviteRow): Promise<void> {
  const { id, tenantId, email, role, invitedBy } = invite;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const offer = { id: newId('rrq'), tenantId, userId: user?.id ?? '', role };
  await db
    .insert(roleRequests)
    .values({ ...offer, status: 'pending', requestedBy: invitedBy, createdAt: now });
  await db.update(invites).set({ status: 'accepted' }).where(eq(invites.id, id));
  await record(db, now, {
    action: 'role_request.created',
    tenantId,
    actorId: invitedBy,
    target: offer.id,
    detail: { role },
  });
}
