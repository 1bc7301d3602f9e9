import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { identityCodes } from '../../db/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { later } from '../tokenSet.ts';

const CODE_SECONDS = 600;

/** What a code is good for: one exchange with the same address and state. */
export interface CodeGrant {
  redirectUri: string;
  state: string;
}

/** Issues a one-time code for a proven email. */
export async function issueCode(
  { db, now }: Backend,
  email: string,
  { redirectUri, state }: CodeGrant,
): Promise<string> {
  const code = newSecret();
  await db.insert(identityCodes).values({
    hash: hashSecret(code),
    email,
    redirectUri,
    state,
    expiresAt: later(now(), CODE_SECONDS),
  });
  return code;
}

/** Spends a code. @returns the email it proves, or null for one that is spent, over or foreign */
export async function spendCode(
  { db, now }: Backend,
  code: string,
  { redirectUri, state }: CodeGrant,
): Promise<string | null> {
  const [spent] = await db
    .update(identityCodes)
    .set({ spentAt: now() })
    .where(
      and(
        eq(identityCodes.hash, hashSecret(code)),
        eq(identityCodes.redirectUri, redirectUri),
        eq(identityCodes.state, state),
        isNull(identityCodes.spentAt),
        gt(identityCodes.expiresAt, now()),
      ),
    )
    .returning();
  return spent?.email ?? null;
}
