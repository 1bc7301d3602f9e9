import { completionCallOf, connectionCalls, integrationCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { HttpError } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { invalid } from '../http/validate.ts';
import { withQuery } from '../session/identity/addresses.ts';
import { assertOwnRedirect } from '../session/redirects.ts';
import { behaviourOf } from './catalogue.ts';
import { askConsent, completeConsent } from './consents.ts';
import { disconnect } from './disconnect.ts';
import { findIntegration, statusAt } from './findIntegration.ts';

const AGGREGATOR = 'https://backend.composio.dev/api/v3/connect';

export function writeRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, connectionCalls.connect, async ({ caller, params, body, c }) => {
    const { tenantId } = caller;
    const { redirect_uri: redirectUri, scopes, provider } = body;
    const { requiredScopes } = await findIntegration(db, tenantId, params.provider);
    if (provider !== params.provider) throw invalid({ provider: 'Another one in the path' });
    assertOwnRedirect(backend, 'redirect_uri', redirectUri);
    if (!scopes.every((scope) => requiredScopes.includes(scope))) {
      throw invalid({ scopes: 'A scope that this provider does not have' });
    }
    if (behaviourOf(provider).isAggregated) {
      const url = withQuery(AGGREGATOR, { app: provider, redirect_uri: redirectUri });
      return { action: 'redirect' as const, url, provider };
    }
    const request = { tenantId, provider, redirectUri, scopes };
    const { state, expiresAt } = await askConsent(backend, request);
    const { origin } = new URL(c.req.url);
    return {
      action: 'redirect' as const,
      url: withQuery(`${origin}/integrations/consent`, { state }),
      state,
      provider,
      scopes,
      expires_at: expiresAt.toISOString(),
    };
  });

  const { completeSlack, completeAggregated, completeOAuth } = connectionCalls;
  for (const described of [completeSlack, completeAggregated, completeOAuth] as const) {
    serve(routes, backend, described, async ({ caller, body, c }) => {
      const { code, state, redirect_uri: redirectUri } = body;
      const named = c.req.param('provider');
      const isProvider = (provider: string) =>
        completionCallOf(provider).path === described.call.path && (named ?? provider) === provider;
      const provider = await completeConsent(
        backend,
        caller,
        { code, state, redirectUri },
        isProvider,
      );
      return { success: true, provider };
    });
  }

  serve(routes, backend, integrationCalls.test, async ({ caller, params: { provider } }) => {
    const row = await findIntegration(db, caller.tenantId, provider);
    if (statusAt(row, now()) !== 'connected') {
      throw new HttpError('NOT_CONNECTED', 'Only a connected integration can be tested');
    }
    const { latencyMs } = behaviourOf(provider);
    if (latencyMs === null) {
      throw new HttpError('PROVIDER_UNREACHABLE', 'The service did not respond in time');
    }
    return { latency_ms: latencyMs };
  });

  serve(routes, backend, integrationCalls.disconnect, async ({ caller, params }) => {
    await disconnect(backend, caller, params.provider);
    return { success: true };
  });

  return routes;
}
