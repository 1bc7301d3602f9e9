import { describe, expect, it } from 'vitest';
import type { Http } from '../http/http.ts';
import {
  disconnectIntegration,
  getIntegrationSettings,
  getIntegrationStatus,
  listIntegrations,
  postCompletion,
  testIntegration,
} from './endpoints.ts';

/** A client that answers every call alike and keeps what was sent. */
function answering(body: unknown) {
  const sent: { path: string; input: unknown }[] = [];
  const send: Http['send'] = (call, input) => {
    sent.push({ path: `${call.method} ${call.path}`, input });
    return Promise.resolve(body);
  };
  return { http: { send, request: () => Promise.reject(new Error('not used')) }, sent };
}

const completion = { code: 'c', state: 's', redirect_uri: 'http://app.test/integrations/callback' };

describe('the calls about a provider', () => {
  it('send empty bodies to test and disconnect', async () => {
    const { http, sent } = answering({ latency_ms: 12.4 });
    expect(await testIntegration(http, 'slack')).toEqual({ latencyMs: 12 });
    await disconnectIntegration(http, 'slack');
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
    getIntegrationSettings,
    getIntegrationStatus,
    testIntegration,
    disconnectIntegration,
    (http, provider) => postCompletion(http, provider, completion),
  ])('O12 are not sent for an id that must not stand in a path (%#)', async (call) => {
    const { http, sent } = answering({});
    for (const provider of ['..', 'a/b', '__proto__', '%2e%2e', 'x'.repeat(65)]) {
      await expect(call(http, provider)).rejects.toMatchObject({ kind: 'malformed' });
    }
    expect(sent).toEqual([]);
  });
});

describe('what they answer', () => {
  it('carries the time of loading', async () => {
    const before = Date.now();
    const { integrations } = await listIntegrations(answering({ slack: {} }).http);
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
    expect(await testIntegration(answering(body).http, 'slack')).toEqual({ latencyMs });
  });

  it.each<unknown>([{ success: false }, { status: 'error' }, null, 'ok', []])(
    'is no passed test where it is %j',
    async (body) => {
      await expect(testIntegration(answering(body).http, 'slack')).rejects.toMatchObject({
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
    expect(await getIntegrationStatus(answering(body).http, 'slack')).toMatchObject({ status });
  });

  it.each<unknown>([null, '<html>', [], undefined])('D20 does not read %j', async (body) => {
    await expect(getIntegrationStatus(answering(body).http, 'slack')).rejects.toMatchObject({
      kind: 'malformed',
    });
  });

  it.each<unknown>([{ success: true }, {}, undefined, null, [], { status: 'connected' }])(
    'completes with %j',
    async (body) => {
      await expect(
        postCompletion(answering(body).http, 'slack', completion),
      ).resolves.toBeUndefined();
    },
  );

  it.each<[unknown, string]>([
    [{ success: false, message: 'Code expired' }, 'Code expired'],
    [{ status: 'error', error: 'Code expired' }, 'Code expired'],
    [{ error: { message: 'Code expired' } }, 'Code expired'],
    [{ success: false }, ''],
  ])('does not complete with %j', async (body, serverMessage) => {
    await expect(postCompletion(answering(body).http, 'slack', completion)).rejects.toMatchObject({
      serverMessage,
    });
  });

  it('reads the required scopes in either place', async () => {
    const bare = await getIntegrationSettings(answering({ required_scopes: ['a', 'a'] }).http, 'x');
    expect(bare).toEqual({ requiredScopes: ['a'] });
    const none = await getIntegrationSettings(answering({ settings: null }).http, 'x');
    expect(none).toEqual({ requiredScopes: [] });
  });
});
