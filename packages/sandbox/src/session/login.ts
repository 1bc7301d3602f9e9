import { loginCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { HttpError } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { hasIdentity } from './identity/people.ts';
import { authorizeAddress } from './identity/addresses.ts';
import { isPassword, newSecret } from '../secrets.ts';
import { assertActive, findAccount, userInfo } from './account.ts';
import { setIdentityState } from './cookies.ts';
import { openRegistration } from './joining/registrations.ts';
import { openSession } from './openSession.ts';
import { assertOwnRedirect } from './redirects.ts';

/** Unknown emails get the same response as known ones. */
export function loginRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, loginCalls.login, async ({ query, c }) => {
    const { email, password, frontend_redirect_uri } = query;
    assertOwnRedirect(backend, 'frontend_redirect_uri', frontend_redirect_uri);
    const account = await findAccount(backend.db, { email });

    if (account && account.user.passwordHash === null && hasIdentity(account.user.email)) {
      const state = newSecret();
      setIdentityState(c, state);
      const origin = new URL(c.req.url).origin;
      const back = new URL(`${origin}/auth/identity/return`);
      back.searchParams.set('to', frontend_redirect_uri);
      return { auth_url: authorizeAddress(origin, { redirectUri: back.href, state, email }) };
    }
    if (password === undefined) {
      throw new HttpError('PASSWORD_REQUIRED', 'Password required');
    }
    const waiting = account ? undefined : await openRegistration(backend.db, email);
    const hash = account?.user.passwordHash ?? waiting?.passwordHash ?? null;
    const isRight = await isPassword(password, hash);
    if (waiting && isRight) {
      throw new HttpError('EMAIL_NOT_CONFIRMED', 'Confirm your email first: open the link we sent');
    }
    if (!account || !isRight) {
      throw new HttpError('INVALID_CREDENTIALS', 'The email or the password is not right');
    }
    assertActive(account);
    const tokens = await openSession(c, backend, account, 'password');
    return { success: true as const, tokens, user_info: userInfo(account, c.req.url) };
  });

  return routes;
}
