import { passwordResetCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { serve } from '../../http/serve.ts';
import { userInfo } from '../account.ts';
import { openSession } from '../openSession.ts';
import { assertOwnRedirect } from '../redirects.ts';
import { sendResetLink, redeemResetLink } from './passwordResets.ts';

/** Public: the token authenticates the request. */
export function passwordRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, passwordResetCalls.forgot, async ({ body }) => {
    const { email, frontend_redirect_uri: redirectUri } = body;
    assertOwnRedirect(backend, 'frontend_redirect_uri', redirectUri);
    await sendResetLink(backend, { email, redirectUri });
    return { success: true };
  });

  serve(routes, backend, passwordResetCalls.reset, async ({ body, c }) => {
    const account = await redeemResetLink(backend, body);
    const tokens = await openSession(c, backend, account, 'password-reset');
    return { email: account.user.email, tokens, user_info: userInfo(account, c.req.url) };
  });

  return routes;
}
