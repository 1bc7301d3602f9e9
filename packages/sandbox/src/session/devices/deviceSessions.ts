import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { sessions } from '../../db/schema.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import type { Caller } from '../caller.ts';
import { endSession, endSessionsOf } from '../endSession.ts';
import { SESSION_SECONDS, addSeconds } from '../tokenSet.ts';
import { describeDevice } from './describeDevice.ts';

const USE_INTERVAL_SECONDS = 60;

/** Stores time and address of a call, at most once a minute per session. */
export async function recordUse(
  { db, now: clock }: Backend,
  { sessionId, lastUsedAt }: Caller,
  ipAddress: string,
): Promise<void> {
  const now = clock();
  const dueBefore = addSeconds(now, -USE_INTERVAL_SECONDS);
  if (lastUsedAt > dueBefore) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now, ipAddress })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, dueBefore)));
}

/** The caller's session first, then the last used first. */
export async function listSessions({ db, now }: Backend, { userId, sessionId }: Caller) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        // Without a call for that long, its tokens and its cookie have expired.
        gt(sessions.lastUsedAt, addSeconds(now(), -SESSION_SECONDS)),
      ),
    )
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === sessionId,
    ...describeDevice(row.userAgent),
    ...(row.ipAddress && { ip_address: row.ipAddress }),
    started_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  }));
}

/** @throws HttpError 404 for sessions of others, 409 for the caller's own one */
export async function endOtherSession(
  { db, now }: Backend,
  { userId, sessionId }: Caller,
  id: string,
): Promise<void> {
  if (id === sessionId) {
    throw new HttpError('CURRENT_SESSION', 'This is your current session. Sign out instead.');
  }
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
    if (!row) throw notFound('Session');
    await endSession(tx, now(), id, 'ended');
  });
}

export async function endOtherSessions(
  { db, now }: Backend,
  { userId, sessionId }: Caller,
): Promise<void> {
  await db.transaction((tx) =>
    endSessionsOf(tx, now(), { userId, except: sessionId, reason: 'ended' }),
  );
}
