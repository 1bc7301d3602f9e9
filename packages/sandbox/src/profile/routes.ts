import { meCalls, profileCalls } from '@platform/api/contract';
import type { MeWire } from '@platform/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { ledger, pictures, sessions, users } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { findAccount, userInfo } from '../session/account.ts';
import type { Account } from '../session/account.ts';
import type { Caller } from '../session/caller.ts';
import { hasIdentity } from '../session/identity/people.ts';
import { storePicture, PICTURE_PATH } from './pictures.ts';

export function profileRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, meCalls.get, ({ caller, c }) => meOf(backend, caller, c.req.url));

  serve(routes, backend, profileCalls.update, async ({ caller, body, c }) => {
    const { first_name, last_name, picture } = body;
    await db.transaction(async (tx) => {
      const names = { firstName: first_name, lastName: last_name };
      await tx.update(users).set(names).where(eq(users.id, caller.userId));
      if (picture !== undefined) await storePicture(tx, caller.userId, picture);
      await record(tx, now(), {
        action: 'profile.changed',
        tenantId: caller.tenantId,
        actorId: caller.userId,
        target: caller.userId,
        detail: { picture: picture === undefined ? 'kept' : picture === '' ? 'removed' : 'new' },
      });
    });
    return meOf(backend, caller, c.req.url);
  });

  routes.get(`${PICTURE_PATH}/:key`, async (c) => {
    const [row] = await db
      .select()
      .from(pictures)
      .where(eq(pictures.key, c.req.param('key')));
    if (!row) throw notFound('Picture');
    return c.body(Buffer.from(row.base64, 'base64'), 200, {
      'Content-Type': row.mediaType,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  return routes;
}

async function meOf({ db }: Backend, caller: Caller, requestUrl: string): Promise<MeWire> {
  const account = await findAccount(db, caller);
  if (!account) return { authenticated: false };
  const [session] = await db.select().from(sessions).where(eq(sessions.id, caller.sessionId));
  return {
    ...userInfo(account, requestUrl),
    sign_in_methods: await signInMethods(db, account, caller),
    ...(session && { signed_in_at: session.createdAt.toISOString() }),
  };
}

async function signInMethods(db: Backend['db'], { user }: Account, { userId }: Caller) {
  const startedSessions = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.action, 'session.started'), eq(ledger.actorId, userId)))
    .orderBy(desc(ledger.createdAt));
  const lastUse = (by: string) =>
    startedSessions.find(({ detail }) => detail['by'] === by)?.createdAt.toISOString() ?? null;
  return [
    ...(user.passwordHash === null
      ? []
      : [{ method: 'password', last_used_at: lastUse('password') }]),
    ...(hasIdentity(user.email)
      ? [{ method: 'google', last_used_at: lastUse('identity-provider') }]
      : []),
  ];
}
