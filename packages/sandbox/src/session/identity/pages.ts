import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { openSession } from '../openSession.ts';
import { isOwnRedirect } from '../redirects.ts';
import { takeIdentityState } from '../cookies.ts';
import { withQuery } from './addresses.ts';
import { accountOfCode } from './calls.ts';
import { issueCode } from './codes.ts';
import { consentPage, refusedPage } from './consentPage.ts';
import { findIdentity } from './people.ts';

const RETURN_PATH = '/auth/identity/return';

export function identityPages(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  routes.get('/identity/authorize', (c) => {
    const { redirect_uri = '', state = '', login_hint = '' } = c.req.query();
    if (!isKnownRedirect(c, backend, redirect_uri)) return c.html(refusedPage(), 400);
    return c.html(consentPage({ redirectUri: redirect_uri, state, email: login_hint }));
  });

  routes.post('/identity/authorize', async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const redirectUri = text('redirect_uri');
    const state = text('state');
    if (!isKnownRedirect(c, backend, redirectUri)) return c.html(refusedPage(), 400);
    const identity = text('decision') === 'continue' ? findIdentity(text('email')) : undefined;
    if (!identity)
      return c.redirect(withQuery(redirectUri, { error: 'access_denied', state }), 303);
    const code = await issueCode(backend, identity.email, { redirectUri, state });
    return c.redirect(withQuery(redirectUri, { code, state }), 303);
  });

  routes.get('/identity/return', async (c) => {
    const { code = '', state = '', to = '', error = '' } = c.req.query();
    const isMine = takeIdentityState(c) === state && state !== '';
    if (!isOwnRedirect(backend, to) || !isMine) return c.html(refusedPage(), 400);
    if (error) return c.redirect(withQuery(to, { error }), 303);
    const redirectUri = withQuery(`${new URL(c.req.url).origin}${RETURN_PATH}`, { to });
    const account = await accountOfCode(backend, code, { redirectUri, state });
    await openSession(c, backend, account, 'identity-provider');
    return c.redirect(to, 303);
  });

  return routes;
}

function isKnownRedirect(c: Context, backend: Backend, address: string): boolean {
  if (isOwnRedirect(backend, address)) return true;
  return address.startsWith(`${new URL(c.req.url).origin}${RETURN_PATH}?`);
}
