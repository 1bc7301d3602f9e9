import { tokenCalls } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { tokens } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { serve } from '../http/serve.ts';
import { hashSecret } from '../secrets.ts';
import { bearerOf } from './caller.ts';
import { clearSessionCookie, readSessionCookie } from './cookies.ts';
import { endSession } from './endSession.ts';
import { sessionOfCookie } from './refresh.ts';

/** Sign-out: ends the sessions of the bearer token (even if expired) and of the cookie. */
export function logoutRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, tokenCalls.logout, async ({ c }) => {
    const bearer = bearerOf(c.req.header('Authorization'));
    const cookie = readSessionCookie(c);
    const ids = [
      bearer && (await sessionOfToken(backend.db, bearer)),
      cookie && (await sessionOfCookie(backend, cookie))?.id,
    ];
    await backend.db.transaction(async (tx) => {
      for (const id of ids) if (id) await endSession(tx, backend.now(), id, 'logout');
    });
    clearSessionCookie(c);
    return { success: true };
  });

  return routes;
}

async function sessionOfToken(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: tokens.sessionId })
    .from(tokens)
    .where(and(eq(tokens.hash, hashSecret(token)), eq(tokens.kind, 'access')));
  return row?.id;
}
