import { describe, expect, it } from 'vitest';
import { ORIGIN, ada, createWorld, tokenSet, wireTokens } from '../testing/world.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

const LOGIN = 'POST /v1/login';
const LOGOUT = 'POST /v1/auth/logout';
const credentials = { email: 'ada@acme.test', password: 'secret' };

describe('signIn', () => {
  it('stores the tokens and the user of /v1/me', async () => {
    const { backend, openTab } = await createWorld();
    backend.on(LOGIN, () => ({
      body: { success: true, ...wireTokens(1), user_info: { id: 'x' } },
    }));
    backend.on('GET /v1/me', () => ({ body: ada }));
    const { api } = openTab();
    expect(await signIn(api, credentials)).toMatchObject({
      status: 'signedIn',
      user: { id: 'u1' },
    });
    expect(api.store.tokens()).toEqual(tokenSet(1));
    expect(api.store.user()?.name).toBe('Ada Lovelace');
    const [sent] = backend.log;
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({
      email: 'ada@acme.test',
      frontend_redirect_uri: `${ORIGIN}/auth`,
      password: 'secret',
    });
  });

  it.each([200, 400])(
    'asks for a password if PASSWORD_REQUIRED comes with status %i',
    async (status) => {
      const { backend, openTab } = await createWorld();
      const body = { error: { code: 'PASSWORD_REQUIRED', message: 'Password required' } };
      backend.on(LOGIN, () => ({ status, body }));
      const { api } = openTab();
      expect(await signIn(api, { email: 'a@b.test' })).toEqual({ status: 'passwordRequired' });
      expect(backend.log[0]?.query.has('password')).toBe(false);
    },
  );

  it('returns a URL that is safe to follow', async () => {
    const { backend, openTab } = await createWorld();
    backend.on(LOGIN, () => ({ body: { success: true, auth_url: 'https://idp.test/x?y=1' } }));
    const result = await signIn(openTab().api, credentials);
    expect(result).toEqual({ status: 'redirect', url: 'https://idp.test/x?y=1' });
  });

  it.each<unknown>(['javascript:alert(1)', 'data:,x', '//evil.test', 'httpx://a.test', 5, {}, ''])(
    'O06 does not follow the URL %j',
    async (authUrl) => {
      const { backend, openTab } = await createWorld();
      backend.on(LOGIN, () => ({ body: { auth_url: authUrl } }));
      const result = await signIn(openTab().api, credentials);
      expect(result).toEqual({ status: 'failed', reason: 'loginFailed', message: '' });
    },
  );

  it.each<[string, object | 'drop', object]>([
    [
      'a 401',
      { status: 401, body: { error: { message: 'Wrong password' } } },
      { reason: 'wrongPassword', message: 'Wrong password' },
    ],
    ['a 500', { status: 500, body: {} }, { reason: 'loginFailed', message: '' }],
    ['an HTML page', { body: '<html></html>' }, { reason: 'noValidResponse' }],
    ['an empty object', { body: {} }, { reason: 'noValidResponse' }],
    ['a partial token set', { body: { access_token: 'a' } }, { reason: 'noValidResponse' }],
    [
      'success=false with a message',
      { body: { success: false, message: 'Locked' } },
      { reason: 'loginFailed', message: 'Locked' },
    ],
    ['a lost connection', 'drop', { reason: 'network' }],
  ])('distinguishes %s', async (_, reply, expected) => {
    const { backend, browser, openTab } = await createWorld();
    backend.on(LOGIN, () => reply);
    const { api, ended } = openTab();
    expect(await signIn(api, credentials)).toMatchObject({ status: 'failed', ...expected });
    expect([...browser.values.keys()]).toEqual([]);
    expect(backend.count(LOGIN)).toBe(1);
    expect(backend.count('POST /v1/refresh')).toBe(0);
    expect(ended).toEqual([]);
  });

  it('uses the user info of the response if /v1/me fails, but not if /v1/me responds with 401', async () => {
    const { backend, openTab } = await createWorld();
    backend.on(LOGIN, () => ({ body: { ...wireTokens(1), user_info: ada } }));
    backend.on('GET /v1/me', () => ({ status: 500, body: {} }));
    const { api } = openTab();
    expect(await signIn(api, credentials)).toMatchObject({
      status: 'signedIn',
      user: { id: 'u1' },
    });
    backend.on('GET /v1/me', () => ({ status: 401, body: {} }));
    expect(await signIn(api, credentials)).toMatchObject({ status: 'failed' });
    expect(api.store.tokens()).toBeNull();
  });

  it('C1 clears resource timings after any response', async () => {
    const { backend, openTab } = await createWorld();
    let forgotten = 0;
    const { api } = openTab({
      clearResourceTimings: () => {
        forgotten += 1;
      },
    });
    backend.on(LOGIN, () => 'drop');
    await signIn(api, credentials);
    expect(forgotten).toBe(1);
  });
});

describe('signOut', () => {
  it.each<[string, object | 'drop' | 'hang']>([
    ['accepts', { body: {} }],
    ['responds with 500', { status: 500, body: {} }],
    ['responds with 401', { status: 401, body: {} }],
    ['drops the connection', 'drop'],
    ['hangs', 'hang'],
  ])('S19 clears at once and returns /auth if the backend %s', async (_, reply) => {
    const { backend, browser, openTab } = await createWorld();
    backend.on(LOGOUT, () => reply);
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    const leaving = signOut(api);
    expect([...browser.values.keys()]).toEqual([]);
    expect(await leaving).toBe('/auth');
    expect(backend.log.map(({ call }) => call)).toEqual([LOGOUT]);
    expect(backend.log[0]?.headers.authorization).toBe('Bearer access-1');
    expect(ended).toEqual([]);
  });

  it.each<[string, string]>([
    ['/goodbye?x=1', '/goodbye?x=1'],
    ['//evil.test', '/auth'],
    ['/\\evil.test', '/auth'],
    ['https://evil.test/', '/auth'],
  ])('O11 returns for %j the path %j', async (to, expected) => {
    const { openTab } = await createWorld();
    expect(await signOut(openTab().api, to)).toBe(expected);
  });
});
