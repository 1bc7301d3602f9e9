import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Backend, RouteEnv } from '../backend.ts';
import { PAGE_POLICY } from '../http/page.ts';
import { withQuery } from '../session/identity/addresses.ts';
import { behaviourOf } from './catalogue.ts';
import { consentOverPage, consentPage } from './consentPage.ts';
import { decideConsent, findConsent } from './consents.ts';

const MAX_CONFIRMATION_SECONDS = 3600;

const DENIED = {
  error: 'access_denied',
  error_description: 'Access was denied.',
} as const;

export function consentRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  routes.get('/consent', withPolicy, async (c) => {
    const state = c.req.query('state') ?? '';
    const consent = await findConsent(backend, state);
    if (!consent) return c.html(consentOverPage(), 400);
    const { provider, scopes } = consent;
    const { confirmSeconds = 0 } = behaviourOf(provider);
    return c.html(consentPage({ provider, state, scopes, confirmSeconds }));
  });

  routes.post('/consent', withPolicy, async (c) => {
    const form = await c.req.parseBody({ all: true });
    const texts = (name: string) =>
      [form[name]].flat().filter((value) => typeof value === 'string');
    const [state = ''] = texts('state');
    const consent = await findConsent(backend, state);
    if (!consent) return c.html(consentOverPage(), 400);
    const isAllowed = texts('decision')[0] === 'allow';
    const scopes = consent.scopes.filter((scope) => texts('scope').includes(scope));
    const seconds = Math.trunc(Number(texts('confirm_seconds')[0])) || 0;
    const confirmSeconds = Math.min(Math.max(seconds, 0), MAX_CONFIRMATION_SECONDS);
    const decided = await decideConsent(
      backend,
      state,
      isAllowed ? { scopes, confirmSeconds } : null,
    );
    if (!decided) return c.html(consentOverPage(), 400);
    const { redirectUri, code } = decided;
    return c.redirect(withQuery(redirectUri, { ...(code ? { code } : DENIED), state }), 303);
  });

  return routes;
}

const withPolicy = createMiddleware<RouteEnv>(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', PAGE_POLICY);
});
