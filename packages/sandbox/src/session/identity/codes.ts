import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { identityCodes } from '../../db/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { addSeconds } from '../tokenSet.ts';

const CODE_SECONDS = 600;

/** A code is valid for one exchange with the same redirect URL and state. */
export interface CodeGrant {
  redirectUri: string;
  state: string;
}

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
    expiresAt: addSeconds(now(), CODE_SECONDS),
  });
  return code;
}

/** Redeems a code. Returns its email, or null if spent, expired or issued to another client. */
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
