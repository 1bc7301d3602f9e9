import type { TokensWire } from '@platform/api/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { members, sessions, tokens } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { record } from '../ledger.ts';
import { hashSecret } from '../secrets.ts';
import { isActiveMember } from './caller.ts';
import { endSession } from './endSession.ts';
import { SESSION_SECONDS, issueTokens, addSeconds } from './tokenSet.ts';

/** RFC 9700 section 4.14.2: reuse ends the session, unless the response may have been lost. */
export async function rotateTokens(backend: Backend, secret: string): Promise<TokensWire | null> {
  const now = backend.now();
  return backend.db.transaction(async (tx) => {
    const hash = hashSecret(secret);
    const [spent] = await tx
      .update(tokens)
      .set({ spentAt: now })
      .where(and(eq(tokens.hash, hash), eq(tokens.kind, 'refresh'), isNull(tokens.spentAt)))
      .returning();
    const token = spent ?? (await findSpent(tx, hash));
    const session = token && (await findLiveSession(tx, token.sessionId));
    if (!token || !session || token.expiresAt <= now) return null;
    const isReuse = !spent && !isInGrace(backend, token.spentAt, now);
    const entry = { tenantId: session.tenantId, actorId: session.userId, target: session.id };
    if (isReuse) {
      await record(tx, now, { action: 'session.reuse', ...entry });
      await endSession(tx, now, session.id, 'reuse');
      return null;
    }
    await record(tx, now, { action: 'session.refreshed', ...entry });
    const { accessTokenTtlSeconds } = backend;
    return issueTokens(tx, { id: session.id, now, accessTokenTtlSeconds });
  });
}

/** Concurrent requests may carry times in either order, so without grace none are compared. */
function isInGrace({ refreshGraceSeconds }: Backend, spentAt: Date | null, now: Date): boolean {
  if (refreshGraceSeconds === 0 || spentAt === null) return false;
  return now <= addSeconds(spentAt, refreshGraceSeconds);
}

async function findSpent(db: Database, hash: string) {
  const [token] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hash), eq(tokens.kind, 'refresh')));
  return token;
}

async function findLiveSession(db: Database, id: string) {
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(members, isActiveMember)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
  return row?.session;
}

export async function sessionOfCookie({ db, now }: Backend, cookie: string) {
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.cookieHash, hashSecret(cookie)),
        isNull(sessions.endedAt),
        gt(sessions.createdAt, addSeconds(now(), -SESSION_SECONDS)),
      ),
    );
  return session ?? null;
}
