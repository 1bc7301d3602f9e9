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
  send,
  signIn,
  testIntegration,
} from '@platform/api';
import type { Api } from '@platform/api';
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

describe('integration calls', () => {
  it('lists what can be connected', async () => {
    const { integrations, unreadable } = await send(api.http, listIntegrations);
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
      const { requiredScopes } = await send(api.http, getIntegrationSettings, {
        params: { provider },
      });
      const start = await connectIntegration(api, provider);
      if (start.kind !== 'redirect') throw new Error(start.kind);
      const back = await consent(start.url, requiredScopes);
      expect(back.get('state')).toBe(start.state);
      await postCompletion(api.http, provider, {
        code: back.get('code') ?? '',
        state: start.state,
        redirect_uri: integrationRedirectUri(api),
      });
      expect(await send(api.http, getIntegrationStatus, { params: { provider } })).toMatchObject({
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
    expect(await send(api.http, testIntegration, { params: { provider: 'slack' } })).toEqual({
      latencyMs: 142,
    });
    await expect(
      send(api.http, testIntegration, { params: { provider: 'order_tracker' } }),
    ).rejects.toMatchObject({ status: 502 });
    await send(api.http, disconnectIntegration, { params: { provider: 'slack' } });
    expect(
      (await send(api.http, getIntegrationStatus, { params: { provider: 'slack' } })).status,
    ).toBe('not_connected');
  });
});
