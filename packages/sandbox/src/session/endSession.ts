import { and, eq, isNull, ne } from 'drizzle-orm';
import { sessions } from '../db/schema.ts';
import type { EndReason } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { record } from '../ledger.ts';

/** Ends a session: its tokens and cookie are refused. Idempotent. */
export async function endSession(
  db: Database,
  now: Date,
  id: string,
  reason: EndReason,
): Promise<void> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning();
  if (!ended) return;
  await record(db, now, {
    action: 'session.ended',
    tenantId: ended.tenantId,
    actorId: ended.userId,
    target: id,
    detail: { reason },
  });
}

export async function endSessionsOf(
  db: Database,
  now: Date,
  { userId, except, reason }: { userId: string; except?: string; reason: EndReason },
): Promise<void> {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
  for (const { id } of open) await endSession(db, now, id, reason);
}
