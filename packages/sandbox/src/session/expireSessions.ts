import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { sessions, tokens, users } from '../db/schema.ts';
import { endSession } from './endSession.ts';

export interface Expiry {
  email?: string | undefined;
  refresh?: boolean | undefined;
  cookies?: boolean | undefined;
}

/** Expires access tokens; with `refresh` also refresh tokens, with `cookies` whole sessions. */
export async function expireSessions(
  { db, now }: Backend,
  { email, refresh = false, cookies = false }: Expiry,
): Promise<{ sessions: number }> {
  const at = now();
  return db.transaction(async (tx) => {
    const live = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          isNull(sessions.endedAt),
          email === undefined ? undefined : eq(users.email, email.toLowerCase()),
        ),
      );
    const ids = live.map(({ id }) => id);
    if (ids.length === 0) return { sessions: 0 };
    const kinds = refresh ? (['access', 'refresh'] as const) : (['access'] as const);
    await tx
      .update(tokens)
      .set({ expiresAt: at })
      .where(
        and(
          inArray(tokens.sessionId, ids),
          inArray(tokens.kind, [...kinds]),
          gt(tokens.expiresAt, at),
        ),
      );
    if (cookies) for (const id of ids) await endSession(tx, at, id, 'expired');
    return { sessions: ids.length };
  });
}
