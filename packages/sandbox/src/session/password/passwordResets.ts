import type { ResetPasswordBody } from '@platform/api/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { passwordResets } from '../../db/passwordTables.ts';
import { users } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { HttpError } from '../../http/HttpError.ts';
import { record } from '../../ledger.ts';
import { noPasswordMail, passwordChangedMail, resetMail } from '../../mail/passwordMails.ts';
import { sendMail } from '../../mail/outbox.ts';
import { hashPassword, hashSecret, newSecret } from '../../secrets.ts';
import { findAccount } from '../account.ts';
import type { Account } from '../account.ts';
import { endSessionsOf } from '../endSession.ts';
import { withQuery } from '../identity/addresses.ts';
import { hasIdentity } from '../identity/people.ts';
import { addSeconds } from '../tokenSet.ts';

const LINK_SECONDS = 3600;

/** Does nothing for an unknown email and for an inactive account. */
export async function sendResetLink(
  { db, now: clock }: Backend,
  { email, redirectUri }: { email: string; redirectUri: string },
): Promise<void> {
  const now = clock();
  const account = await findAccount(db, { email });
  if (account?.status !== 'Active') return;
  const { user, tenantId } = account;
  const recipient = { email: user.email, tenantId };
  await db.transaction(async (tx) => {
    if (user.passwordHash === null && hasIdentity(user.email)) {
      return sendMail(tx, now, noPasswordMail(recipient));
    }
    const token = newSecret();
    await endEarlierLinks(tx, now, user.id);
    await tx.insert(passwordResets).values({
      hash: hashSecret(token),
      userId: user.id,
      expiresAt: addSeconds(now, LINK_SECONDS),
    });
    await sendMail(tx, now, resetMail(recipient, withQuery(redirectUri, { token })));
    await record(tx, now, { action: 'password.reset_requested', tenantId, actorId: user.id });
  });
}

async function endEarlierLinks(tx: Database, now: Date, userId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ expiresAt: now })
    .where(
      and(
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    );
}

/** Ends all sessions of the user. @throws HttpError 403, 404, 409, 410 */
export async function redeemResetLink(
  { db, now: clock }: Backend,
  { token, password }: ResetPasswordBody,
): Promise<Account> {
  const now = clock();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const hash = hashSecret(token);
    const [link] = await tx
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.hash, hash))
      .for('update');
    if (!link) throw new HttpError('RESET_NOT_FOUND', 'This link does not work');
    if (link.usedAt) throw new HttpError('RESET_USED', 'This link was used before');
    if (link.expiresAt <= now) throw new HttpError('RESET_EXPIRED', 'This link has expired');
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, link.userId))
      .returning();
    const account = user && (await findAccount(tx, { email: user.email }));
    if (account?.status !== 'Active') {
      throw new HttpError('RESET_NOT_FOUND', 'This link does not work');
    }
    await tx.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.hash, hash));
    await endSessionsOf(tx, now, { userId: link.userId, reason: 'password' });
    const { tenantId } = account;
    await sendMail(tx, now, passwordChangedMail({ email: account.user.email, tenantId }));
    await record(tx, now, { action: 'password.reset', tenantId, actorId: link.userId });
    return account;
  });
}
