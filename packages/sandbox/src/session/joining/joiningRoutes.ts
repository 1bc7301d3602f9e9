import { CONFIRMATION_PARAMETER, registrationCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { serve } from '../../http/serve.ts';
import { findAccount } from '../account.ts';
import { withQuery } from '../identity/addresses.ts';
import { refusedPage } from '../identity/consentPage.ts';
import { openSession } from '../openSession.ts';
import { assertOwnRedirect, isOwnRedirect } from '../redirects.ts';
import { acceptInviteRoutes } from './acceptInvite.ts';
import { confirmRegistration } from './confirm.ts';
import { addRegistration, resendLink } from './registrations.ts';

export function joiningRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>().route('/', acceptInviteRoutes(backend));

  serve(routes, backend, registrationCalls.register, async ({ body, c }) => {
    assertOwnRedirect(backend, 'frontend_redirect_uri', body.frontend_redirect_uri);
    await addRegistration(backend, new URL(c.req.url).origin, body);
    return { requires_verification: true };
  });

  serve(routes, backend, registrationCalls.resend, async ({ body, c }) => {
    await resendLink(backend, new URL(c.req.url).origin, body.email);
    return { success: true };
  });

  // Opened by a browser, so it always redirects to a page of the client.
  routes.get('/register/confirm', async (c) => {
    const { token = '', to = '' } = c.req.query();
    if (!isOwnRedirect(backend, to)) return c.html(refusedPage(), 400);
    const ended = await confirmRegistration(backend, token);
    const account =
      ended.confirmation === 'confirmed' ? await findAccount(backend.db, ended) : null;
    if (account) await openSession(c, backend, account, 'confirmation');
    return c.redirect(withQuery(to, { [CONFIRMATION_PARAMETER]: ended.confirmation }), 303);
  });

  return routes;
}
