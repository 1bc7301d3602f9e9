import { connectionCalls, discoverySchema, integrationCalls } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, messageOf, signedIn } from '../testing/visitor.ts';
import { PROVIDERS } from './catalogue.ts';

const CALLBACK = `${CLIENT}/integrations/callback`;
const BASE = '/integrations/v1/integrations';

let sandbox: Sandbox;
let priya: Visitor;
let at = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => at });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  at = new Date('2026-03-02T09:00:00Z');
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
});

async function list(visitor = priya) {
  const { body } = await visitor.get('/integrations/v1/tools/discover');
  return discoverySchema.parse(body).integrations;
}

async function one(provider: string, visitor = priya) {
  return (await list(visitor)).find((integration) => integration.provider === provider);
}

function connect(provider: string, changes: object = {}) {
  const scopes = PROVIDERS.find(({ id }) => id === provider)?.requiredScopes ?? [];
  const body = { redirect_uri: CALLBACK, scopes, provider, ...changes };
  return priya.post(`${BASE}/${provider}/connect`, body);
}

/** Submits the consent page as a user would. Returns the redirect URL. */
async function decide(state: unknown, fields: Record<string, string | string[]> = {}) {
  const form = new URLSearchParams({ state: String(state) });
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of [value].flat()) form.append(name, entry);
  }
  const response = await sandbox.app.request('/integrations/consent', {
    method: 'POST',
    headers: { Origin: 'http://localhost' },
    body: form,
  });
  return { status: response.status, to: response.headers.get('location') };
}

/** Connects until the redirect. Returns the body that the client then posts. */
async function consentedBody(provider: string, fields: Record<string, string | string[]> = {}) {
  const { body } = await connect(provider);
  const scope = [...(PROVIDERS.find(({ id }) => id === provider)?.requiredScopes ?? [])];
  const { to } = await decide(body.state, { decision: 'allow', scope, ...fields });
  const query = new URL(to ?? '').searchParams;
  expect([...query.keys()].sort()).toEqual(['code', 'state']);
  return { code: query.get('code'), state: query.get('state'), redirect_uri: CALLBACK };
}

describe('the list', () => {
  it('has eight providers in all states', async () => {
    expect((await list()).map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'Slack: connected',
      'Gmail: connected',
      'Google Calendar: action_required',
      'Google Drive: not_connected',
      'HubSpot: not_connected',
      'Support Desk: unknown',
      'Order Tracker: connected',
      'Data Warehouse: not_connected',
    ]);
  });

  it('is limited to the tenant', async () => {
    const ines = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
    expect((await one('hubspot', ines))?.status).toBe('connected');
    await ines.post(`${BASE}/slack/disconnect`, {});
    expect((await one('slack'))?.status).toBe('connected');
    const sent = await consentedBody('hubspot');
    const foreign = await ines.post('/integrations/v1/oauth/hubspot/callback', sent);
    expect(codeOf(foreign)).toBe('INVALID_CODE');
  });

  it('grows on demand, once', async () => {
    const grow = () =>
      new Visitor(sandbox).send('/sandbox/seed/integrations?count=1000', {
        method: 'POST',
        headers: { Origin: 'http://localhost' },
      });
    expect((await grow()).body).toEqual({ added: 1000 });
    expect((await grow()).body).toEqual({ added: 0 });
    expect(await list()).toHaveLength(1008);
  });

  it.each(Object.values({ ...integrationCalls, ...connectionCalls }).map(({ call }) => call))(
    'requires a session for $method $path',
    async ({ method, path }) => {
      const address = `/integrations${path.replace('{provider}', 'slack')}`;
      expect((await new Visitor(sandbox).send(address, { method })).status).toBe(401);
    },
  );
});

describe('a connection', () => {
  it.each([
    ['slack', '/integrations/v1/slack/callback'],
    ['google-drive', '/integrations/v1/composio/oauth/callback'],
    ['order_tracker', '/integrations/v1/oauth/order_tracker/callback'],
  ])('of %s is completed at its own URL, once', async (provider, callback) => {
    const sent = await consentedBody(provider);
    for (const other of ['v1/slack/callback', 'v1/oauth/hubspot/callback']) {
      if (callback.endsWith(other)) continue;
      expect(codeOf(await priya.post(`/integrations/${other}`, sent))).toBe('INVALID_CODE');
    }
    expect((await priya.post(callback, sent)).body).toEqual({ success: true, provider });
    expect(codeOf(await priya.post(callback, sent))).toBe('INVALID_CODE');
    expect((await priya.get(`${BASE}/${provider}/status`)).body).toMatchObject({
      status: 'connected',
    });
  });

  it('binds a code to its state and URL for ten minutes', async () => {
    const sent = await consentedBody('slack');
    const post = (changes: object) =>
      priya.post('/integrations/v1/slack/callback', { ...sent, ...changes });
    expect(codeOf(await post({ state: 'other' }))).toBe('INVALID_CODE');
    expect(codeOf(await post({ redirect_uri: `${CLIENT}/` }))).toBe('INVALID_CODE');
    expect((await post({ code: '' })).status).toBe(422);
    at = new Date(at.getTime() + 299_000);
    expect((await post({})).status).toBe(200);
  });

  it('that is denied returns with an error and changes nothing', async () => {
    const { body } = await connect('google-drive');
    const { to } = await decide(body.state, { decision: 'deny' });
    expect(Object.fromEntries(new URL(to ?? '').searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'Access was denied.',
      state: body.state,
    });
    expect((await decide(body.state, { decision: 'allow' })).status).toBe(400);
    expect((await one('google-drive'))?.status).toBe('not_connected');
  });

  it('without a required scope needs action', async () => {
    const sent = await consentedBody('slack', { scope: ['chat:write', 'admin:all'] });
    await priya.post('/integrations/v1/slack/callback', sent);
    expect(await one('slack')).toMatchObject({
      status: 'action_required',
      grantedScopes: ['chat:write'],
    });
  });

  it('may be confirmed late', async () => {
    const sent = await consentedBody('hubspot', { confirm_seconds: '4' });
    await priya.post('/integrations/v1/oauth/hubspot/callback', sent);
    const status = async () => (await priya.get(`${BASE}/hubspot/status`)).body.status;
    expect(await status()).toBe('pending');
    expect((await one('hubspot'))?.status).toBe('unknown');
    at = new Date(at.getTime() + 4000);
    expect(await status()).toBe('connected');
  });

  it('shows the consent page with its permissions', async () => {
    const { body } = await connect('hubspot');
    const { pathname, search } = new URL(String(body.url));
    const page = await priya.get(pathname + search);
    expect(page.body.text).toContain('HubSpot asks for your permission');
    expect(page.body.text).toContain('crm.objects.deals.read');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await priya.get('/integrations/consent?state=x')).status).toBe(400);
  });

  it('is rejected for URLs of other origins, unknown scopes and unknown providers', async () => {
    const statuses = await Promise.all([
      connect('slack', { redirect_uri: 'https://evil.test/integrations/callback' }),
      connect('slack', { scopes: ['admin:all'] }),
      connect('slack', { provider: 'gmail' }),
      connect('nothing'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([422, 422, 422, 404]);
  });

  it('of an aggregated provider leads to the aggregator', async () => {
    const { body } = await connect('data-warehouse');
    expect(new URL(String(body.url)).hostname).toBe('backend.composio.dev');
  });
});

describe('a connected integration', () => {
  it('reports the latency of a test, or its failure', async () => {
    expect((await priya.post(`${BASE}/slack/test`, {})).body).toEqual({ latency_ms: 142 });
    const failed = await priya.post(`${BASE}/order_tracker/test`, {});
    expect([failed.status, messageOf(failed)]).toEqual([
      502,
      'The service did not respond in time',
    ]);
    expect(codeOf(await priya.post(`${BASE}/hubspot/test`, {}))).toBe('NOT_CONNECTED');
  });

  it('is deleted when it is disconnected', async () => {
    expect((await priya.post(`${BASE}/slack/disconnect`, {})).status).toBe(200);
    expect(await one('slack')).toMatchObject({
      status: 'not_connected',
      accountLabel: '',
      grantedScopes: [],
    });
    expect((await priya.post(`${BASE}/nothing/disconnect`, {})).status).toBe(404);
  });
});
