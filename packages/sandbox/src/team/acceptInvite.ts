import { acceptInviteBodySchema, joinCalls } from '@platform/api/contract';
import type { AcceptInviteBody } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { invites, members, users } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import type { FieldErrors } from '../http/HttpError.ts';
import { invalid, readBody } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { notify } from '../notifications/notify.ts';
import { nameOf } from '../session/caller.ts';
import { hashPassword, hashSecret, newId } from '../secrets.ts';

const MIN_PASSWORD = 12;
const MAX_NAME = 50;

/** `POST /v1/accept-invite`: the invited person makes an account. Public: the token is the proof. */
export function acceptInviteRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.post(joinCalls.acceptInvite.path, async (c) => {
    const body = await readBody(c, acceptInviteBodySchema);
    const email = await acceptInvite(backend, body);
    return c.json({ success: true, message: 'Invitation accepted', email });
  });
  return routes;
}

/** @throws HttpError 404, 409, 410 by the state of the invite, 422 by field */
async function acceptInvite({ db, now: clock }: Backend, body: AcceptInviteBody): Promise<string> {
  const now = clock();
  const passwordHash = await hashPassword(body.password ?? '');
  return db.transaction(async (tx) => {
    const [invite] = await tx
      .select()
      .from(invites)
      .where(eq(invites.tokenHash, hashSecret(body.token)))
      .for('update');
    assertOpen(invite, now);
    const { first_name = '', last_name = '' } = body;
    assertFields(body, invite.email);

    const userId = newId('usr');
    const { tenantId, email, role } = invite;
    const [user] = await tx
      .insert(users)
      .values({
        id: userId,
        email,
        firstName: first_name.trim(),
        lastName: last_name.trim(),
        emailVerified: true,
        passwordHash,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!user)
      throw new HttpError(409, 'EMAIL_EXISTS', `User ${email} already exists in the system`);
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
    return email;
  });
}

type InviteRow = typeof invites.$inferSelect;

function assertOpen(invite: InviteRow | undefined, now: Date): asserts invite is InviteRow {
  if (!invite) throw new HttpError(404, 'INVITE_NOT_FOUND', 'This invitation does not exist');
  if (invite.status === 'accepted') {
    throw new HttpError(409, 'ALREADY_ACCEPTED', 'This invitation was accepted before');
  }
  if (invite.status === 'cancelled') {
    throw new HttpError(410, 'INVITE_CANCELLED', 'This invitation was cancelled');
  }
  if (invite.status === 'expired' || invite.expiresAt <= now) {
    throw new HttpError(410, 'INVITE_EXPIRED', 'This invitation has expired');
  }
}

function assertFields(body: AcceptInviteBody, invited: string): void {
  const { email = invited, first_name = '', last_name = '', password = '' } = body;
  const fields: FieldErrors = {};
  if (email.toLowerCase() !== invited) fields.email = 'The invitation is for another address';
  if (!first_name.trim() && !last_name.trim()) {
    fields.first_name = 'Please provide at least a first name or last name';
  }
  if (first_name.length > MAX_NAME) fields.first_name = `Use at most ${MAX_NAME} characters`;
  if (last_name.length > MAX_NAME) fields.last_name = `Use at most ${MAX_NAME} characters`;
  if (password.length < MIN_PASSWORD) fields.password = `Use ${MIN_PASSWORD} characters or more`;
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
