import { and, eq, lte } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { invites, members, users } from '../db/schema.ts';
import type { StoredRole } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { HttpError } from '../http/HttpError.ts';
import { record } from '../ledger.ts';
import { inviteMail } from '../mail/inviteMail.ts';
import { sendMail } from '../mail/outbox.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { lockTenant } from '../session/lockTenant.ts';

export const INVITE_SECONDS = 7 * 24 * 3600;

/** Returns the id. `wanted` is in lower case. Throws HttpError 409 with the contract's messages. */
export async function createInvite(
  { db, now: clock }: Backend,
  caller: Caller,
  { email, role }: { email: string; role: StoredRole },
): Promise<string> {
  const { tenantId, userId } = caller;
  const now = clock();
  return db.transaction(async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    await assertUnknown(tx, tenantId, email);
    await expireOld(tx, now, tenantId);

    const id = newId('inv');
    const token = newSecret();
    const row = { id, tenantId, email, role, status: 'pending' as const, invitedBy: userId };
    const [inserted] = await tx
      .insert(invites)
      .values({
        ...row,
        tokenHash: hashSecret(token),
        createdAt: now,
        expiresAt: addSeconds(now, INVITE_SECONDS),
      })
      .onConflictDoNothing()
      .returning({ id: invites.id });
    if (!inserted)
      throw new HttpError('INVITE_PENDING', `Pending invitation for ${email} was sent before`);

    const { name: tenantName } = tenant;
    const mail = inviteMail({ tenantId, tenantName, email, role, inviterName: caller.name, token });
    await sendMail(tx, now, mail);
    await record(tx, now, {
      action: 'invite.created',
      tenantId,
      actorId: userId,
      target: id,
      detail: { email, role },
    });
    return id;
  });
}

async function assertUnknown(db: Database, tenantId: string, email: string): Promise<void> {
  const homes = await db
    .select({ tenantId: members.tenantId })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(users.email, email));
  if (homes.some((home) => home.tenantId === tenantId)) {
    throw new HttpError('ALREADY_MEMBER', `User ${email} already exists in tenant`);
  }
  if (homes.length > 0) {
    throw new HttpError('EMAIL_EXISTS', `User ${email} already exists in the system`);
  }
}

/** Expires old invites, so that the email can be invited again. */
async function expireOld(db: Database, now: Date, tenantId: string): Promise<void> {
  await db
    .update(invites)
    .set({ status: 'expired' })
    .where(
      and(
        eq(invites.tenantId, tenantId),
        eq(invites.status, 'pending'),
        lte(invites.expiresAt, now),
      ),
    );
}
