import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { completionBody, connectBody, connectionCalls } from './connections.contract.ts';
import { completeOAuth, postCompletion, postConnect } from './connections.ts';
import { integrationCalls } from './integrations.contract.ts';
import {
  disconnectIntegration,
  getIntegrationSettings,
  getIntegrationStatus,
  integrations as integrationsResource,
  listIntegrations,
  testIntegration,
} from './integrations.ts';

function clientReturning(body: unknown) {
  const sent: { path: string; input: unknown }[] = [];
  const send: Http['send'] = (call, input) => {
    sent.push({ path: `${call.method} ${call.path}`, input });
    return Promise.resolve(body);
  };
  return { http: { send, request: () => Promise.reject(new Error('not used')) }, sent };
}

const completion = { code: 'c', state: 's', redirect_uri: 'http://app.test/integrations/callback' };

describe('the calls about a provider', () => {
  it('send empty bodies for test and disconnect', async () => {
    const { http, sent } = clientReturning({ latency_ms: 12.4 });
    expect(await send(http, testIntegration, { params: { provider: 'slack' } })).toEqual({
      latencyMs: 12,
    });
    await send(http, disconnectIntegration, { params: { provider: 'slack' } });
    expect(sent).toEqual([
      {
        path: 'POST /v1/integrations/{provider}/test',
        input: { json: {}, params: { provider: 'slack' } },
      },
      {
        path: 'POST /v1/integrations/{provider}/disconnect',
        input: { json: {}, params: { provider: 'slack' } },
      },
    ]);
  });

  it.each<(http: Http, provider: string) => Promise<unknown>>([
    (http, provider) => send(http, getIntegrationSettings, { params: { provider } }),
    (http, provider) => send(http, getIntegrationStatus, { params: { provider } }),
    (http, provider) => send(http, testIntegration, { params: { provider } }),
    (http, provider) => send(http, disconnectIntegration, { params: { provider } }),
    (http, provider) => postCompletion(http, provider, completion),
  ])('O12 are not sent for an id that is unsafe in a path (%#)', async (call) => {
    const { http, sent } = clientReturning({});
    for (const provider of ['..', 'a/b', '__proto__', '%2e%2e', 'x'.repeat(65)]) {
      await expect(call(http, provider)).rejects.toMatchObject({ kind: 'malformed' });
    }
    expect(sent).toEqual([]);
  });
});

describe('a response', () => {
  it.each([
    [
      'the list',
      integrationCalls.list,
      listIntegrations,
      {
        slack: {
          status: 'connected',
          owner_service: 'Chatbot',
          description: 'Posts summaries.',
          account_label: 'ops',
          scopes_or_features: { scopes: ['chat:write'] },
        },
      },
      {
        integrations: [
          {
            provider: 'slack',
            name: 'Slack',
            ownerService: 'Chatbot',
            description: 'Posts summaries.',
            accountLabel: 'ops',
            status: 'connected',
            grantedScopes: ['chat:write'],
          },
        ],
        unreadable: [],
      },
    ],
    [
      'the settings',
      integrationCalls.settings,
      getIntegrationSettings,
      { settings: { required_scopes: ['a', 'b'] } },
      { requiredScopes: ['a', 'b'] },
    ],
    [
      'a state',
      integrationCalls.status,
      getIntegrationStatus,
      { provider: 'slack', status: 'error', error: 'Gone', workspace_name: 'ops' },
      { status: 'error', error: 'Gone', workspaceName: 'ops' },
    ],
    ['a test', integrationCalls.test, testIntegration, { latency_ms: 88 }, { latencyMs: 88 }],
    [
      'a start',
      connectionCalls.connect,
      postConnect,
      { action: 'redirect', url: 'https://consent.test/', state: 's' },
      { kind: 'redirect', url: 'https://consent.test/', state: 's' },
    ],
    [
      'a start that fails',
      connectionCalls.connect,
      postConnect,
      { action: 'error', error: 'No seats', suggestion: 'Buy one' },
      { kind: 'error', message: 'No seats', suggestion: 'Buy one' },
    ],
    [
      'a completion',
      connectionCalls.completeOAuth,
      completeOAuth,
      { success: false, message: 'Code expired' },
      { isDone: false, message: 'Code expired' },
    ],
  ])('of %s matches its description', (_, { response }, client, wire, domain) => {
    expect(response.parse(wire)).toEqual(wire);
    expect(client.response?.parse(wire)).toEqual(domain);
  });

  it.each([
    ['an unknown status', integrationCalls.list, { slack: { status: 'on' } }],
    ['a provider that is not an id', integrationCalls.list, { '../x': { status: 'connected' } }],
    ['a time below zero', integrationCalls.test, { latency_ms: -1 }],
    ['another action', connectionCalls.connect, { action: 'connected' }],
    ['a redirect without an address', connectionCalls.connect, { action: 'redirect' }],
    ['no result', connectionCalls.completeSlack, {}],
  ])('cannot have %s', (_, { response }, wire) => {
    expect(response.safeParse(wire).success).toBe(false);
  });
});

it.each([
  [
    'a start',
    connectBody,
    { ...completion, code: undefined, state: undefined, scopes: [], provider: 'slack' },
  ],
  ['a completion', completionBody, completion],
])('the body of %s has exactly the described fields', (_, schema, sent) => {
  const body = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  expect(schema.parse(body)).toEqual(body);
  for (const name of Object.keys(body)) {
    expect([name, schema.safeParse({ ...body, [name]: 7 }).success]).toEqual([name, false]);
    expect([name, schema.safeParse({ ...body, [name]: undefined }).success]).toEqual([name, false]);
  }
  expect(schema.safeParse({ ...body, more: 1 }).success).toBe(false);
  expect(schema.safeParse({ ...body, redirect_uri: '/integrations' }).success).toBe(false);
});

describe('the responses', () => {
  it('have the time of loading', async () => {
    const before = Date.now();
    const { integrations } = await integrationsResource.load(
      { http: clientReturning({ slack: {} }).http } as unknown as Api,
      {},
      new AbortController().signal,
    );
    expect(integrations[0]?.updatedAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it.each<[unknown, number | null]>([
    [{ latency_ms: 142 }, 142],
    [{ latency_ms: '88' }, 88],
    [{ latency_ms: 0 }, 0],
    [{ latency_ms: -3 }, null],
    [{ latency_ms: 'NaN' }, null],
    [{ latency_ms: {} }, null],
    [{}, null],
  ])('D17 reads the latency of %j as %j', async (body, latencyMs) => {
    expect(
      await send(clientReturning(body).http, testIntegration, { params: { provider: 'slack' } }),
    ).toEqual({ latencyMs });
  });

  it.each<unknown>([{ success: false }, { status: 'error' }, null, 'ok', []])(
    'is not a passed test with %j',
    async (body) => {
      await expect(
        send(clientReturning(body).http, testIntegration, { params: { provider: 'slack' } }),
      ).rejects.toMatchObject({
        kind: 'malformed',
      });
    },
  );

  it.each<[unknown, string]>([
    [{ status: 'connected', workspace_name: 'ops' }, 'connected'],
    [{ status: 'error', error: 'Gone' }, 'error'],
    [{ status: 'pending' }, 'unknown'],
    [{}, 'unknown'],
  ])('D20 reads the status of %j as %s', async (body, status) => {
    expect(
      await send(clientReturning(body).http, getIntegrationStatus, {
        params: { provider: 'slack' },
      }),
    ).toMatchObject({ status });
  });

  it.each<unknown>([null, '<html>', [], undefined])('D20 does not read %j', async (body) => {
    await expect(
      send(clientReturning(body).http, getIntegrationStatus, { params: { provider: 'slack' } }),
    ).rejects.toMatchObject({
      kind: 'malformed',
    });
  });

  it.each<unknown>([{ success: true }, {}, undefined, null, [], { status: 'connected' }])(
    'completes with %j',
    async (body) => {
      await expect(
        postCompletion(clientReturning(body).http, 'slack', completion),
      ).resolves.toBeUndefined();
    },
  );

  it.each<[unknown, string]>([
    [{ success: false, message: 'Code expired' }, 'Code expired'],
    [{ status: 'error', error: 'Code expired' }, 'Code expired'],
    [{ error: { message: 'Code expired' } }, 'Code expired'],
    [{ success: false }, ''],
  ])('does not complete with %j', async (body, serverMessage) => {
    await expect(
      postCompletion(clientReturning(body).http, 'slack', completion),
    ).rejects.toMatchObject({
      serverMessage,
    });
  });

  it('have the required scopes in either place', async () => {
    const withoutSettings = await send(
      clientReturning({ required_scopes: ['a', 'a'] }).http,
      getIntegrationSettings,
      { params: { provider: 'x' } },
    );
    expect(withoutSettings).toEqual({ requiredScopes: ['a'] });
    const withNullSettings = await send(
      clientReturning({ settings: null }).http,
      getIntegrationSettings,
      {
        params: { provider: 'x' },
      },
    );
    expect(withNullSettings).toEqual({ requiredScopes: [] });
  });
});
