import type { TokensWire } from '@platform/api/contract';
import { tokens } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { hashSecret, newSecret } from '../secrets.ts';

/** Lifetime of refresh token, id token and cookie: seven days. */
export const SESSION_SECONDS = 7 * 24 * 3600;

export function addSeconds(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

/** Issues access, refresh and id tokens. They are opaque and only their hashes are stored. */
export async function issueTokens(
  db: Database,
  session: { id: string; now: Date; accessTokenTtlSeconds: number },
): Promise<TokensWire> {
  const { id: sessionId, now } = session;
  const secrets = { access: newSecret(), refresh: newSecret(), id: newSecret() };
  const row = (kind: keyof typeof secrets, seconds: number) => ({
    hash: hashSecret(secrets[kind]),
    sessionId,
    kind,
    createdAt: now,
    expiresAt: addSeconds(now, seconds),
  });
  await db
    .insert(tokens)
    .values([
      row('access', session.accessTokenTtlSeconds),
      row('refresh', SESSION_SECONDS),
      row('id', SESSION_SECONDS),
    ]);
  return {
    access_token: secrets.access,
    refresh_token: secrets.refresh,
    id_token: secrets.id,
  };
}
