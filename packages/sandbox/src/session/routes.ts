import { tokenCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { HttpError } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { findAccount, userInfo } from './account.ts';
import { clearSessionCookie, readSessionCookie } from './cookies.ts';
import { loginRoutes } from './login.ts';
import { logoutRoutes } from './logout.ts';
import { rotateTokens, sessionOfCookie } from './refresh.ts';
import { issueTokens } from './tokenSet.ts';

export function sessionRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()
    .route('/', loginRoutes(backend))
    .route('/', logoutRoutes(backend));

  serve(routes, backend, tokenCalls.refresh, async ({ body }) => {
    const tokens = await rotateTokens(backend, body.refresh_token);
    if (tokens) return tokens;
    throw new HttpError('REFRESH_REFUSED', 'The refresh token is not valid');
  });

  serve(routes, backend, tokenCalls.exchangeCookie, async ({ c }) => {
    const cookie = readSessionCookie(c);
    const session = cookie ? await sessionOfCookie(backend, cookie) : null;
    const account = session && (await findAccount(backend.db, session));
    if (account?.status !== 'Active') {
      clearSessionCookie(c);
      throw new HttpError('NO_SESSION', 'There is no session to take up');
    }
    const { accessTokenTtlSeconds, now } = backend;
    const id = session?.id ?? '';
    const tokens = await issueTokens(backend.db, { id, now: now(), accessTokenTtlSeconds });
    return { user_data: userInfo(account, c.req.url), tokens };
  });

  return routes;
}
