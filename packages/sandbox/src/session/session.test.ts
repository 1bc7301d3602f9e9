import { loginResponseSchema, meSchema, tokensResponseSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, Visitor, codeOf, loginPath, signedIn } from '../testing/visitor.ts';

const PRIYA = 'priya.nair@northwind.example';

let sandbox: Sandbox;
let now = new Date();
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await sandbox.reset();
});

describe('login', () => {
  it('requests the password first, and signs in with it', async () => {
    const visitor = new Visitor(sandbox);

    const first = await visitor.post(loginPath(PRIYA), null);
    expect(first.status).toBe(400);
    expect(codeOf(first)).toBe('PASSWORD_REQUIRED');

    const second = await visitor.login('\u200EPriya.Nair@North\u200Bwind.example\u00A0');
    expect(second.status).toBe(200);
    expect(loginResponseSchema.parse(second.body)).toMatchObject({
      tokens: { accessToken: expect.any(String) as string },
      user: { email: PRIYA, name: 'Priya Nair', roles: ['TenantAdmin'], authenticated: true },
    });
  });

  it.each([
    ['a wrong password', PRIYA, 'not it', 401, 'INVALID_CREDENTIALS'],
    ['an unknown address', 'nobody@northwind.example', 'not it', 401, 'INVALID_CREDENTIALS'],
    ['an unknown address, first step', 'nobody@x.example', undefined, 400, 'PASSWORD_REQUIRED'],
    [
      'an inactive member',
      'jonas.weber@northwind.example',
      'northwind-demo-26',
      403,
      'ACCOUNT_INACTIVE',
    ],
    ['no address', 'not-an-address', 'x', 422, 'VALIDATION_FAILED'],
    ['an empty password', PRIYA, '', 422, 'VALIDATION_FAILED'],
  ])('rejects %s', async (_what, email, password, status, code) => {
    const response = await new Visitor(sandbox).post(loginPath(email, password), null);
    expect([response.status, codeOf(response)]).toEqual([status, code]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('does not redirect to other origins', async () => {
    const path = loginPath(PRIYA).replace(encodeURIComponent(CLIENT), 'https%3A%2F%2Fevil.test');
    const response = await new Visitor(sandbox).post(path, null);
    expect(response.status).toBe(422);
    expect(response.body.error).toMatchObject({
      fields: { frontend_redirect_uri: expect.anything() },
    });
  });
});

describe('a session', () => {
  it('is restored from the cookie, which scripts cannot read', async () => {
    const visitor = await signedIn(sandbox, 'priya.nair');
    const login = await visitor.login(PRIYA);
    expect(login.headers.getSetCookie()[0]).toMatch(/Path=\/auth; HttpOnly; SameSite=Lax/);

    visitor.tokens = null;
    const { body } = await visitor.get('/auth/v1/tokens');
    const response = tokensResponseSchema.parse(body);
    expect(response.user?.email).toBe(PRIYA);
    visitor.keepTokens(body.tokens);
    expect(meSchema.parse((await visitor.get('/auth/v1/me')).body)).toMatchObject({ email: PRIYA });
  });

  it('has no tokens without a cookie', async () => {
    const response = await new Visitor(sandbox).get('/auth/v1/tokens');
    expect([response.status, codeOf(response)]).toEqual([401, 'NO_SESSION']);
  });

  it('lets access tokens live for five minutes', async () => {
    const visitor = await signedIn(sandbox, 'priya.nair');
    now = new Date(now.getTime() + 299_000);
    expect((await visitor.get('/auth/v1/me')).status).toBe(200);
    now = new Date(now.getTime() + 2_000);
    expect((await visitor.get('/auth/v1/me')).status).toBe(401);
  });

  it('ends at sign-out: access, refresh and cookie, even with an expired bearer', async () => {
    const visitor = await signedIn(sandbox, 'priya.nair');
    const cookies = [...visitor.cookies];
    now = new Date(now.getTime() + 600_000);
    visitor.cookies.clear();
    expect((await visitor.post('/auth/v1/auth/logout')).status).toBe(200);

    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    const refresh_token = visitor.tokens?.refresh_token;
    expect((await visitor.post('/auth/v1/refresh', { refresh_token })).status).toBe(401);
    expect((await visitor.get('/auth/v1/tokens')).status).toBe(401);
  });

  it('signs out without a session', async () => {
    expect((await new Visitor(sandbox).post('/auth/v1/auth/logout')).status).toBe(200);
  });

  it('is rejected with the wrong kind of token', async () => {
    const visitor = await signedIn(sandbox, 'priya.nair');
    if (!visitor.tokens) throw new Error('no tokens');
    visitor.tokens = { ...visitor.tokens, access_token: visitor.tokens.refresh_token };
    expect((await visitor.get('/auth/v1/me')).status).toBe(401);
  });
});

describe('CORS', () => {
  const preflight = (path: string, origin: string) =>
    sandbox.app.request(path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });

  it('allows preflights of the client, with credentials on auth only', async () => {
    const auth = (await preflight('/auth/v1/me', CLIENT)).headers;
    expect(auth.get('access-control-allow-origin')).toBe(CLIENT);
    expect(auth.get('access-control-allow-credentials')).toBe('true');
    expect(auth.get('access-control-allow-methods')).toContain('PATCH');
    const crm = (await preflight('/crm/v1/contacts/', CLIENT)).headers;
    expect(crm.get('access-control-allow-origin')).toBe(CLIENT);
    expect(crm.get('access-control-allow-credentials')).toBeNull();
  });

  it('denies access to other origins', async () => {
    const { headers } = await preflight('/auth/v1/me', `${CLIENT}.evil.test`);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const write = await new Visitor(sandbox).send('/auth/v1/auth/logout', {
      method: 'POST',
      headers: { Origin: 'http://evil.test' },
    });
    expect([write.status, codeOf(write)]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  it('lets the client read errors and unknown calls too', async () => {
    for (const path of ['/auth/v1/me', '/voice/v1/agents', '/auth/v1/nothing']) {
      const response = await new Visitor(sandbox).get(path);
      expect(response.headers.get('access-control-allow-origin')).toBe(CLIENT);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(codeOf(response)).toEqual(expect.any(String));
    }
  });
});
