import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TokensWire } from '@platform/api/contract';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import type { LogEntry } from '../control/log.ts';
import { CLIENT, loginPath } from '../testing/visitor.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import { isMatch } from './match.ts';

let sandbox: Sandbox;
let token = '';
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
  const login = await fetch(sandbox.url + loginPath('priya.nair@northwind.example', demoPassword), {
    method: 'POST',
  });
  token = ((await login.json()) as { tokens: TokensWire }).tokens.access_token;
});
afterAll(() => sandbox.close());
afterEach(() => control('DELETE', 'faults'));

function control(method: string, name: string, body?: unknown): Promise<Response> {
  return fetch(`${sandbox.url}/sandbox/${name}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function fault(rule: object): Promise<void> {
  const response = await control('POST', 'faults', rule);
  expect(response.status).toBe(201);
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function call(path: string, { headers, ...sent }: Sent = {}): Promise<Response> {
  return fetch(sandbox.serviceUrls.auth + path, {
    ...sent,
    headers: { Origin: CLIENT, Authorization: `Bearer ${token}`, ...headers },
  });
}

const me = () => call('/v1/me');
const invite = (email: string) =>
  call('/v1/invite-user', {
    method: 'POST',
    body: JSON.stringify({ email, role_name: 'viewer', tenant_id: 'tnt_4c81f0' }),
  });

async function ledgerCount(action: string): Promise<number> {
  const { entries } = (await (await control('GET', `ledger?action=${action}`)).json()) as {
    entries: unknown[];
  };
  return entries.length;
}

async function lastEntry(path: string): Promise<LogEntry | undefined> {
  const { entries } = (await (await control('GET', `log?path=${path}`)).json()) as {
    entries: LogEntry[];
  };
  return entries.at(-1);
}

describe('a response', () => {
  it('has the given status, headers and raw body, with CORS', async () => {
    await fault({
      service: 'auth',
      method: 'get',
      path: '/v1/me',
      status: 503,
      headers: { 'Retry-After': '2' },
      contentType: 'text/html',
      body: '<h1>Bad gateway</h1>',
    });
    const response = await me();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('access-control-allow-origin')).toBe(CLIENT);
    expect(await response.text()).toBe('<h1>Bad gateway</h1>');
  });

  it('may be broken JSON, an object, empty, or 204', async () => {
    await fault({ path: '/v1/me', count: 1, body: '{"id":' });
    await fault({ path: '/v1/me', count: 1, body: { id: null } });
    await fault({ path: '/v1/me', count: 1, body: '' });
    await fault({ path: '/v1/me', count: 1, status: 204 });
    expect(await (await me()).text()).toBe('{"id":');
    expect(await (await me()).text()).toBe('{"id":null}');
    expect(await (await me()).text()).toBe('');
    expect((await me()).status).toBe(204);
    expect((await me()).status).toBe(200);
  });

  it('is replaced from the nth request, for a number of requests', async () => {
    await fault({ path: '/v1/me', status: 500, nth: 2, count: 2 });
    const seen = [];
    for (let round = 0; round < 5; round += 1) seen.push((await me()).status);
    expect(seen).toEqual([200, 500, 500, 200, 200]);
  });

  it('can lack CORS headers, and only its preflight can fail', async () => {
    await fault({ path: '/v1/me', status: 401, noCors: true });
    const response = await me();
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();

    const preflight = () =>
      call('/v1/team/members', {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Method': 'GET' },
      });
    expect((await preflight()).headers.get('access-control-allow-origin')).toBe(CLIENT);
    await fault({ method: 'OPTIONS', path: '/v1/team/members', noCors: true });
    expect((await preflight()).headers.get('access-control-allow-origin')).toBeNull();
    expect((await call('/v1/team/members')).status).toBe(200);
  });

  it('can be replaced after the handler has committed', async () => {
    await fault({ path: '/v1/invite-user', status: 500, runHandler: true });
    const before = await ledgerCount('invite.created');
    expect((await invite('after@commit.example')).status).toBe(500);
    expect(await ledgerCount('invite.created')).toBe(before + 1);
  });

  it('does not run the handler without runHandler', async () => {
    await fault({ path: '/v1/invite-user', status: 500 });
    const before = await ledgerCount('invite.created');
    expect((await invite('no@commit.example')).status).toBe(500);
    expect(await ledgerCount('invite.created')).toBe(before);
  });
});

describe('a connection', () => {
  it('is dropped before the handler runs', async () => {
    await fault({ path: '/v1/invite-user', drop: 'before' });
    const before = await ledgerCount('invite.created');
    await expect(invite('drop@before.example')).rejects.toThrow('fetch failed');
    expect(await ledgerCount('invite.created')).toBe(before);
    expect(await lastEntry('/v1/invite-user')).toMatchObject({ status: null });
  });

  it('is dropped after the commit, without a response', async () => {
    await fault({ path: '/v1/invite-user', drop: 'afterCommit' });
    const before = await ledgerCount('invite.created');
    await expect(invite('drop@after.example')).rejects.toThrow('fetch failed');
    expect(await ledgerCount('invite.created')).toBe(before + 1);
    expect(await lastEntry('/v1/invite-user')).toMatchObject({ status: null });
  });

  it.each(['headers', 'body'])('is dropped after the %s', async (drop) => {
    await fault({ path: '/v1/me', drop });
    const response = await me();
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(CLIENT);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('is not kept alive while drops are active, so that browsers do not resend requests', async () => {
    await fault({ path: '/v1/other', drop: 'before' });
    expect((await me()).headers.get('connection')).toBe('close');
  });

  it('hangs until the faults are cleared', async () => {
    await fault({ path: '/v1/me', hang: true });
    const outcome = me().catch(() => 'dropped');
    await expect.poll(async () => (await lastEntry('/v1/me'))?.status).toBe(null);
    await control('DELETE', 'faults');
    expect(await outcome).toBe('dropped');
    expect((await me()).status).toBe(200);
  });

  it('delays the response, before or after the handler has run', async () => {
    await fault({ path: '/v1/invite-user', count: 1, delayResponseMs: 600_000 });
    const before = await ledgerCount('invite.created');
    const lateInvite = invite('late@answer.example');
    await expect.poll(() => ledgerCount('invite.created')).toBe(before + 1);
    await control('DELETE', 'faults');
    expect((await lateInvite).status).toBe(201);

    await fault({ path: '/v1/me', delayMs: 600_000 });
    const waiting = me();
    await expect.poll(async () => (await lastEntry('/v1/me'))?.status).toBe(null);
    await control('DELETE', 'faults');
    expect((await waiting).status).toBe(200);
  });
});

describe('a rule', () => {
  it.each([
    [{ path: '/v1/team/member/*/role' }, '/v1/team/member/usr_1/role', true],
    [{ path: '/v1/team/member/*' }, '/v1/team/member/usr_1/role', false],
    [{ path: '/v1/team/**' }, '/v1/team/member/usr_1/role', true],
    [{ path: '/v1/role-request/' }, '/v1/role-request', false],
    [{ path: '/v1/a.c' }, '/v1/abc', false],
    [{ service: 'crm' }, '/v1/me', false],
    [{ method: 'POST' }, '/v1/me', false],
    [{ query: { limit: '5' } }, '/v1/me', true],
    [{ query: { limit: '6' } }, '/v1/me', false],
    [{}, '/v1/me', true],
  ])('%j for %s: %s', (rule, path, expected) => {
    const request = { service: 'auth', method: 'GET', path, query: { limit: '5' } };
    expect(isMatch(rule, request)).toBe(expected);
  });

  it('with an unknown field is rejected', async () => {
    expect((await control('POST', 'faults', { path: '/v1/me', statsu: 500 })).status).toBe(422);
    expect((await control('POST', 'faults', { drop: 'later' })).status).toBe(422);
  });

  it('can be removed on its own', async () => {
    const first = (await (await control('POST', 'faults', { status: 500 })).json()) as {
      id: number;
    };
    expect((await me()).status).toBe(500);
    expect((await control('DELETE', `faults/${first.id}`)).status).toBe(200);
    expect((await me()).status).toBe(200);
    expect((await control('DELETE', `faults/${first.id}`)).status).toBe(404);
  });

  it('releases only its own requests when removed', async () => {
    await fault({ path: '/v1/team/members', delayMs: 600_000 });
    const held = (await (
      await control('POST', 'faults', { path: '/v1/me', delayMs: 600_000 })
    ).json()) as { id: number };
    const members = call('/v1/team/members');
    const waiting = me();
    await expect.poll(async () => (await lastEntry('/v1/me'))?.status).toBe(null);
    await control('DELETE', `faults/${held.id}`);
    expect((await waiting).status).toBe(200);
    expect((await lastEntry('/v1/team/members'))?.status).toBe(null);
    await control('DELETE', 'faults');
    expect((await members).status).toBe(200);
  });
});
