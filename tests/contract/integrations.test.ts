import {
  connectIntegration,
  createApi,
  disconnectIntegration,
  getIntegrationSettings,
  getIntegrationStatus,
  integrationRedirectUri,
  listIntegrations,
  postCompletion,
  readConfig,
  signIn,
  testIntegration,
} from '@platform/api';
import type { Api } from '@platform/api';
import { completionCalls, integrationCalls } from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  const values = new Map<string, string>();
  api = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  const credentials = { email: 'priya.nair@northwind.example', password: demoPassword };
  await signIn(api, credentials);
});

/** Allows everything on the consent page; what the browser comes back with. */
async function consent(url: string, scopes: readonly string[]): Promise<URLSearchParams> {
  const body = new URLSearchParams({ decision: 'allow' });
  body.set('state', new URL(url).searchParams.get('state') ?? '');
  for (const scope of scopes) body.append('scope', scope);
  const headers = { Origin: 'http://localhost' };
  const page = await sandbox.app.request('/integrations/consent', {
    method: 'POST',
    headers,
    body,
  });
  return new URL(page.headers.get('location') ?? '').searchParams;
}

describe('the contract', () => {
  it('lists every call of the integrations service', () => {
    const calls = Object.values({ ...integrationCalls, ...completionCalls });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/tools/discover',
      'GET /v1/integrations/{provider}/settings',
      'POST /v1/integrations/{provider}/connect',
      'GET /v1/integrations/{provider}/status',
      'POST /v1/integrations/{provider}/disconnect',
      'POST /v1/integrations/{provider}/test',
      'POST /v1/slack/callback',
      'POST /v1/composio/oauth/callback',
      'POST /v1/oauth/{provider}/callback',
    ]);
  });
});

describe('integration calls', () => {
  it('lists what can be connected', async () => {
    const { integrations, unreadable } = await listIntegrations(api.http);
    expect(unreadable).toEqual([]);
    expect(integrations).toHaveLength(8);
    expect(integrations[0]).toMatchObject({
      provider: 'slack',
      name: 'Slack',
      ownerService: 'Chatbot',
      accountLabel: 'northwind-ops',
      status: 'connected',
      grantedScopes: ['channels:read', 'chat:write', 'users:read'],
    });
  });

  it.each(['slack', 'gmail', 'google-calendar', 'google-drive', 'order_tracker'])(
    'connects %s: settings, consent, code, status',
    async (provider) => {
      const { requiredScopes } = await getIntegrationSettings(api.http, provider);
      const start = await connectIntegration(api, provider);
      if (start.kind !== 'redirect') throw new Error(start.kind);
      const back = await consent(start.url, requiredScopes);
      expect(back.get('state')).toBe(start.state);
      await postCompletion(api.http, provider, {
        code: back.get('code') ?? '',
        state: start.state,
        redirect_uri: integrationRedirectUri(api),
      });
      expect(await getIntegrationStatus(api.http, provider)).toMatchObject({
        status: 'connected',
        error: '',
      });
    },
  );

  it('refuses the aggregator’s address, and one that is not there', async () => {
    expect(await connectIntegration(api, 'data-warehouse')).toEqual({ kind: 'notAvailable' });
    expect(await connectIntegration(api, 'nothing')).toMatchObject({
      kind: 'error',
      message: 'Integration not found',
    });
  });

  it('tests and disconnects', async () => {
    expect(await testIntegration(api.http, 'slack')).toEqual({ latencyMs: 142 });
    await expect(testIntegration(api.http, 'order_tracker')).rejects.toMatchObject({ status: 502 });
    await disconnectIntegration(api.http, 'slack');
    expect((await getIntegrationStatus(api.http, 'slack')).status).toBe('not_connected');
  });
});
