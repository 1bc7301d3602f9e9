import type { TokensWire } from '@platform/api/contract';
import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import { sessions } from '../db/schema.ts';
import { record } from '../ledger.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { Account } from './account.ts';
import { setSessionCookie } from './cookies.ts';
import { requestOrigin } from './devices/requestOrigin.ts';
import { issueTokens } from './tokenSet.ts';

export async function openSession(
  c: Context,
  { db, now, accessTokenTtlSeconds }: Backend,
  account: Account,
  by: 'password' | 'password-reset' | 'identity-provider' | 'confirmation' | 'invite',
): Promise<TokensWire> {
  const cookie = newSecret();
  const { tenantId, user } = account;
  const createdAt = now();
  const session = {
    id: newId('ses'),
    tenantId,
    userId: user.id,
    createdAt,
    lastUsedAt: createdAt,
    ...requestOrigin(c),
  };
  const tokens = await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ ...session, cookieHash: hashSecret(cookie) });
    await record(tx, createdAt, {
      action: 'session.started',
      tenantId,
      actorId: user.id,
      target: session.id,
      detail: { by },
    });
    return issueTokens(tx, { id: session.id, now: createdAt, accessTokenTtlSeconds });
  });
  setSessionCookie(c, cookie);
  return tokens;
}
