import { callList } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { SERVICES } from '../http/services.ts';
import { CLIENT, Visitor, messageOf, signedIn } from '../testing/visitor.ts';
import type { ParsedResponse } from '../testing/visitor.ts';

const PRIYA = 'priya.nair@northwind.example';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], servicePorts: true });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** A request without a page of the client, as by a tester. */
function control(path: string, init: { method?: string; body?: unknown; accept?: string } = {}) {
  const { method = 'GET', body, accept = '*/*' } = init;
  const headers = { Origin: 'http://localhost', Accept: accept };
  return new Visitor(sandbox).send(`/sandbox/${path}`, { method, body, headers });
}

function listOf({ body }: ParsedResponse, name: string): Record<string, unknown>[] {
  return body[name] as Record<string, unknown>[];
}

describe('the log', () => {
  it('logs user and path of each request, without secrets', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    await priya.get('/auth/v1/me');
    await priya.get('/auth/v1/me');

    const entries = listOf(await control('log?path=/v1/me'), 'entries');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      service: 'auth',
      method: 'GET',
      origin: CLIENT,
      hasAuthorization: true,
      tokenHash: entries[1]?.tokenHash,
      status: 200,
    });
    const [login] = listOf(await control('log?path=/v1/login'), 'entries');
    expect(login?.query).toMatchObject({ email: PRIYA, password: '[redacted]' });

    const whole = JSON.stringify((await control('log')).body);
    expect(whole).not.toContain('northwind-demo-26');
    expect(whole).not.toContain(priya.tokens?.access_token);
  });

  it('gives equal bodies equal hashes, and is cleared on request', async () => {
    const visitor = new Visitor(sandbox);
    for (const token of ['a', 'a', 'b']) {
      await visitor.post('/auth/v1/refresh', { refresh_token: token });
    }
    const [first, second, third] = listOf(await control('log?service=auth&method=POST'), 'entries');
    expect(first?.bodyHash).toBe(second?.bodyHash);
    expect(third?.bodyHash).not.toBe(first?.bodyHash);
    await control('log', { method: 'DELETE' });
    expect(listOf(await control('log'), 'entries')).toEqual([]);
  });
});

describe('the ledger', () => {
  it('has one entry per committed write and none for a rejected one', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const setRole = (new_role: string) =>
      priya.send('/auth/v1/team/member/usr_nw02/role', { method: 'PATCH', body: { new_role } });
    await setRole('Viewer');
    await setRole('Nonsense');
    const entries = listOf(await control('ledger?action=member.role_changed'), 'entries');
    expect(entries).toMatchObject([
      { actorId: 'usr_nw01', target: 'usr_nw02', detail: { from: 'Editor', to: 'Viewer' } },
    ]);
  });
});

describe('sessions', () => {
  it('expire on demand: access only, one person, refresh, cookies', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const amara = await signedIn(sandbox, 'amara.okafor');
    const expire = (body: object) => control('sessions/expire', { method: 'POST', body });
    const refresh = () =>
      priya.post('/auth/v1/refresh', { refresh_token: priya.tokens?.refresh_token });

    expect((await expire({ email: PRIYA })).body).toEqual({ sessions: 1 });
    expect((await priya.get('/auth/v1/me')).status).toBe(401);
    expect((await amara.get('/auth/v1/me')).status).toBe(200);
    priya.keepTokens((await refresh()).body);
    expect((await priya.get('/auth/v1/me')).status).toBe(200);

    await expire({ refresh: true });
    expect((await refresh()).status).toBe(401);
    expect((await priya.get('/auth/v1/tokens')).status).toBe(200);
    await expire({ cookies: true });
    expect((await priya.get('/auth/v1/tokens')).status).toBe(401);
  });
});

describe('the settings', () => {
  it('change the lifetime of tokens until the next reset', async () => {
    const set = (body: object) => control('settings', { method: 'POST', body });
    await set({ accessTokenTtlSeconds: 0 });
    const priya = await signedIn(sandbox, 'priya.nair');
    expect((await priya.get('/auth/v1/me')).status).toBe(401);
    expect((await set({ accessTokenTtl: 0 })).status).toBe(422);

    await sandbox.reset();
    expect((await set({ refreshGraceSeconds: 10 })).body).toEqual({
      accessTokenTtlSeconds: 300,
      refreshGraceSeconds: 10,
      invoicePageSize: 20,
      confirmationPolls: 3,
      crmHealth: 'ok',
      verificationSeconds: 20,
      testCallSeconds: 600,
      thinkingMs: 140,
      writingPauseMs: 18,
      writtenWords: 0,
      indexingMs: 700,
      siteEdition: 1,
      notificationPageSize: 50,
    });
  });
});

describe('a barrier', () => {
  it('holds requests until all have arrived', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const body = { service: 'auth', path: '/v1/me', count: 3 };
    expect((await control('barrier', { method: 'POST', body })).status).toBe(201);
    const first = [priya.get('/auth/v1/me'), priya.get('/auth/v1/me')];
    await expect
      .poll(async () => listOf(await control('barrier'), 'barriers')[0])
      .toMatchObject({ arrived: 2, state: 'waiting' });
    const responses = await Promise.all([...first, priya.get('/auth/v1/me')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(listOf(await control('barrier'), 'barriers')[0]).toMatchObject({ state: 'released' });
  });

  it('opens after its timeout if a request does not arrive', async () => {
    const body = { path: '/v1/me', count: 2, timeoutMs: 1 };
    await control('barrier', { method: 'POST', body });
    expect((await new Visitor(sandbox).get('/auth/v1/me')).status).toBe(401);
    expect(listOf(await control('barrier'), 'barriers')[0]).toMatchObject({ state: 'timedOut' });
  });
});

describe('the data', () => {
  it('grows by the requested number of members, once', async () => {
    expect((await control('seed/members?count=1000', { method: 'POST' })).body).toEqual({
      added: 1000,
    });
    expect((await control('seed/members?count=1000', { method: 'POST' })).body).toEqual({
      added: 0,
    });
    const priya = await signedIn(sandbox, 'priya.nair');
    expect(listOf(await priya.get('/auth/v1/team/members'), 'members')).toHaveLength(1010);
    expect((await control('seed/members?count=0', { method: 'POST' })).status).toBe(422);
  });

  it('is restored by a reset, which also ends faults and sessions', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    await priya.send('/auth/v1/team/member/usr_nw02', { method: 'DELETE' });
    await control('faults', { method: 'POST', body: { status: 500 } });
    expect((await control('reset', { method: 'POST' })).status).toBe(200);
    expect((await priya.get('/auth/v1/me')).status).toBe(401);
    const signedInAgain = await signedIn(sandbox, 'priya.nair');
    expect(listOf(await signedInAgain.get('/auth/v1/team/members'), 'members')).toHaveLength(10);
  });
});

describe('the pages', () => {
  it('show the accounts, the e-mails and the faults, with markup as text', async () => {
    await control('faults', { method: 'POST', body: { path: '<img src=x>' } });
    const accept = 'text/html,*/*';
    const landing = await sandbox.app.request('/');
    expect(await landing.text()).toContain(PRIYA);
    expect(landing.headers.get('content-security-policy')).toContain("default-src 'none'");
    const outbox = (await control('outbox', { accept })).body.text;
    expect(outbox).toContain(
      `href="${CLIENT}/invite/accept?token=demo-invite-noor.haddad&amp;email=`,
    );
    const faults = (await control('faults', { accept })).body.text;
    expect(faults).toContain('&lt;img src=x&gt;');
  });

  it('reject forms from other origins', async () => {
    const response = await new Visitor(sandbox).send('/sandbox/reset', { method: 'POST' });
    expect(response.status).toBe(403);
  });
});

describe('the services', () => {
  it('have nine origins on request, which the client config names', async () => {
    const origins = new Set(SERVICES.map((name) => new URL(sandbox.serviceUrls[name]).origin));
    expect(origins.size).toBe(9);
    const config = sandbox.clientConfig();
    expect(config.PLATFORM_AUTH_URL).toBe(sandbox.serviceUrls.auth);
    expect(config.PLATFORM_VOICE_SOCKET_URL).toMatch(/^ws:/);
    expect(Object.keys(config)).toHaveLength(15);
    for (const address of [config.PLATFORM_TERMS_URL, config.PLATFORM_PRIVACY_URL]) {
      const legal = await fetch(address ?? '');
      expect(await legal.text()).toMatch(/<h1>(?:Terms of use|Privacy notice)<\/h1>/);
    }
    for (const name of SERVICES) {
      const response = await fetch(`${sandbox.serviceUrls[name]}/v1/nothing`);
      expect(response.status).toBe(404);
    }
  });

  const described = callList.map(({ described: { call } }) => call);

  it.each(described)('implement $method /$service$path', async (call) => {
    const path = `/${call.service}${call.path.replaceAll(/\{\w+\}/g, 'x')}`;
    const response = await new Visitor(sandbox).send(path, { method: call.method });
    expect(messageOf(response)).not.toBe('No such address');
    expect(response.status).toBeLessThan(500);
  });
});
