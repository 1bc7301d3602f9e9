import {
  completionBodySchema,
  completionCallOf,
  completionCalls,
  connectBodySchema,
  integrationCalls,
} from '@platform/api/contract';
import type { Call, ConnectAnswerWire, TestAnswerWire } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { HttpError } from '../http/HttpError.ts';
import { invalid, readBody } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { withQuery } from '../session/identity/addresses.ts';
import { assertOwnRedirect } from '../session/redirects.ts';
import { pathOf } from '../http/paths.ts';
import { behaviourOf } from './catalogue.ts';
import { askConsent, completeConsent } from './consents.ts';
import { disconnect } from './disconnect.ts';
import { findIntegration, statusAt } from './findIntegration.ts';

const AGGREGATOR = 'https://backend.composio.dev/api/v3/connect';

/** Connecting, testing and disconnecting. Everyone who is signed in may. */
export function writeRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.post(pathOf(integrationCalls.connect), signedIn, async (c) => {
    const { redirect_uri, scopes, provider } = await readBody(c, connectBodySchema);
    if (provider !== c.req.param('provider'))
      throw invalid({ provider: 'Another one in the path' });
    assertOwnRedirect(backend, 'redirect_uri', redirect_uri);
    const { tenantId } = c.var.caller;
    const { requiredScopes } = await findIntegration(db, tenantId, provider);
    if (!scopes.every((scope) => requiredScopes.includes(scope))) {
      throw invalid({ scopes: 'A scope that this provider does not have' });
    }
    if (behaviourOf(provider).isAggregated) {
      const url = withQuery(AGGREGATOR, { app: provider, redirect_uri });
      return c.json({ action: 'redirect', url, provider } satisfies ConnectAnswerWire);
    }
    const asked = { tenantId, provider, redirectUri: redirect_uri, scopes };
    const { state, expiresAt } = await askConsent(backend, asked);
    const { origin } = new URL(c.req.url);
    return c.json({
      action: 'redirect',
      url: withQuery(`${origin}/integrations/consent`, { state }),
      state,
      provider,
      scopes,
      expires_at: expiresAt.toISOString(),
    } satisfies ConnectAnswerWire);
  });

  for (const call of Object.values(completionCalls)) {
    routes.post(pathOf(call), signedIn, async (c) => {
      const { code, state, redirect_uri: redirectUri } = await readBody(c, completionBodySchema);
      const named = c.req.param('provider');
      const isOurs = (provider: string) =>
        isCallOf(call, provider) && (named ?? provider) === provider;
      const sent = { code, state, redirectUri };
      const provider = await completeConsent(backend, c.var.caller, sent, isOurs);
      return c.json({ success: true, provider });
    });
  }

  routes.post(pathOf(integrationCalls.test), signedIn, async (c) => {
    const provider = c.req.param('provider') ?? '';
    const row = await findIntegration(db, c.var.caller.tenantId, provider);
    if (statusAt(row, now()) !== 'connected') {
      throw new HttpError('NOT_CONNECTED', 'Only a connected integration can be tested');
    }
    const { latencyMs } = behaviourOf(provider);
    if (latencyMs === null) {
      throw new HttpError('PROVIDER_UNREACHABLE', 'The service did not answer in time');
    }
    return c.json({ latency_ms: latencyMs } satisfies TestAnswerWire);
  });

  routes.post(pathOf(integrationCalls.disconnect), signedIn, async (c) => {
    await disconnect(backend, c.var.caller, c.req.param('provider') ?? '');
    return c.json({ success: true });
  });

  return routes;
}

function isCallOf(call: Call, provider: string): boolean {
  return completionCallOf(provider).path === call.path;
}
