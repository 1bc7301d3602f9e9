import { describe, expect, it } from 'vitest';
import { ada, createWorld, rotateTokens, tokenSet, wireTokens } from '../testing/world.ts';
import type { World } from '../testing/world.ts';
import { restoreSession } from './restore.ts';
import { signIn } from './signIn.ts';
import { toUser } from './user.ts';

const ME = 'GET /v1/me';
const TOKENS = 'GET /v1/tokens';
const signedOut = { status: 'signedOut', isExpired: false };

function start(world: World, isStored = true, isOnline = () => true) {
  const { api, ended } = world.openTab({ isOnline });
  const user = toUser(ada);
  if (isStored && user) {
    api.store.begin(tokenSet(1));
    api.store.saveUser(user);
  }
  return { api, ended };
}

describe('a start with stored tokens', () => {
  it('signs in the user of /v1/me and stores them', async () => {
    const world = await createWorld();
    world.backend.on(ME, () => ({ body: { ...ada, last_name: 'King', authenticated: true } }));
    const { api } = start(world);
    const restored = await restoreSession(api);
    expect(restored).toMatchObject({ status: 'signedIn', isOffline: false });
    expect(api.store.user()?.name).toBe('Ada King');
    expect(world.backend.log).toHaveLength(1);
  });

  it('S21 refreshes after a 401', async () => {
    const world = await createWorld();
    const server = rotateTokens(world.backend);
    world.backend.on(ME, ({ headers }) =>
      server.isAccepted(headers.authorization) ? { body: ada } : { status: 401, body: {} },
    );
    const { api } = start(world);
    api.store.save({ ...tokenSet(1), accessToken: 'expired' });
    expect(await restoreSession(api)).toMatchObject({ status: 'signedIn' });
    expect(world.backend.count(TOKENS)).toBe(0);
    expect(api.store.tokens()).toEqual(tokenSet(2));
  });

  it.each<[string, object]>([
    ['says authenticated=false', { body: { authenticated: false } }],
    ['responds with 401', { status: 401, body: {} }],
    ['responds with 403', { status: 403, body: {} }],
    ['responds with a page', { body: '<html></html>', headers: { 'content-type': 'text/html' } }],
  ])('S21 exchanges cookies once and tries again if /v1/me %s', async (_, reply) => {
    const world = await createWorld();
    const { backend, browser } = world;
    rotateTokens(backend);
    backend.on(ME, () => reply);
    backend.on(TOKENS, () => ({ body: { user_data: ada, tokens: wireTokens(7) } }));
    const { api, ended } = start(world);
    expect(await restoreSession(api)).toEqual(signedOut);
    expect(backend.count(TOKENS)).toBe(1);
    const bearers = backend.log
      .filter(({ call }) => call === ME)
      .map((r) => r.headers.authorization);
    expect(bearers.filter((bearer) => bearer === 'Bearer access-7')).toHaveLength(1);
    expect(bearers.at(-1)).toBe('Bearer access-7');
    expect([...browser.values.keys()]).toEqual([]);
    expect(ended).toEqual([]);
  });

  it('S21 signs in with valid cookies', async () => {
    const world = await createWorld();
    world.backend.on(ME, ({ headers }) => ({
      body: headers.authorization === 'Bearer access-7' ? ada : { authenticated: false },
    }));
    world.backend.on(TOKENS, () => ({ body: wireTokens(7) }));
    const { api } = start(world);
    expect(await restoreSession(api)).toMatchObject({ status: 'signedIn', user: { id: 'u1' } });
    expect(api.store.tokens()).toEqual(tokenSet(7));
  });

  it('S03 reports an expired session if the refresh is rejected', async () => {
    const world = await createWorld();
    world.backend.on(ME, () => ({ status: 401, body: {} }));
    world.backend.on('POST /v1/refresh', () => ({ status: 401, body: {} }));
    world.backend.on(TOKENS, () => ({ status: 401, body: {} }));
    const { api, ended } = start(world);
    expect(await restoreSession(api)).toEqual({ status: 'signedOut', isExpired: true });
    expect(world.backend.log.map(({ call }) => call)).toEqual([ME, 'POST /v1/refresh', TOKENS]);
    expect(ended).toEqual([]);
  });

  it.each<[string, object | 'drop']>([
    ['503', { status: 503, body: {} }],
    ['a lost connection', 'drop'],
  ])('S22 tries three times after %s, then continues as specified', async (_, reply) => {
    const world = await createWorld();
    world.backend.on(ME, () => reply);
    const { api } = start(world);
    expect(await restoreSession(api)).toEqual(signedOut);
    expect(world.backend.count(ME)).toBe(3);
    expect(world.backend.count(TOKENS)).toBe(1);
  });

  it('L07 keeps the session if the page is left or reloaded in the meantime', async () => {
    const world = await createWorld();
    const { api } = world.openTab({ isLeaving: () => true });
    api.store.begin(tokenSet(1));
    world.backend.on(ME, () => 'drop');
    await restoreSession(api);
    expect(api.store.tokens()).toEqual(tokenSet(1));
    expect(world.backend.count(TOKENS)).toBe(0);
  });

  it('L07 continues if the user returns to the page', async () => {
    const world = await createWorld();
    const { api } = world.openTab({ isLeaving: () => world.backend.count(ME) === 1 });
    api.store.begin(tokenSet(1));
    world.backend.on(ME, () => (world.backend.count(ME) === 1 ? 'drop' : { body: ada }));
    expect(await restoreSession(api)).toMatchObject({ status: 'signedIn' });
  });

  it('S22 survives a temporary failure', async () => {
    const world = await createWorld();
    world.backend.on(ME, () =>
      world.backend.count(ME) === 1 ? { status: 500, body: {} } : { body: ada },
    );
    const { api } = start(world);
    expect(await restoreSession(api)).toMatchObject({ status: 'signedIn' });
  });

  it('S22 restores the saved user offline and clears nothing', async () => {
    const world = await createWorld();
    const { api } = start(world, true, () => false);
    expect(await restoreSession(api)).toMatchObject({
      status: 'signedIn',
      isOffline: true,
      user: { name: 'Ada Lovelace' },
    });
    expect(world.backend.log).toEqual([]);
    expect(api.store.tokens()).toEqual(tokenSet(1));
  });
});

describe('a sign-in during the cookie exchange', () => {
  it.each([{ status: 401, body: {} }, { body: wireTokens(7) }])(
    'keeps the session the user opened, for any response of the exchange (%j)',
    async (reply) => {
      const world = await createWorld();
      const { backend } = world;
      let release = () => {};
      const slow = new Promise<void>((resolve) => {
        release = resolve;
      });
      backend.on(TOKENS, async () => {
        await slow;
        return reply;
      });
      backend.on('POST /v1/login', () => ({ body: wireTokens(1) }));
      backend.on(ME, () => ({ body: ada }));
      const { api } = start(world, false);
      const restoring = restoreSession(api);
      await expect.poll(() => backend.count(TOKENS)).toBe(1);
      expect(await signIn(api, { email: ada.email })).toMatchObject({ status: 'signedIn' });
      release();
      expect(await restoring).toMatchObject({ status: 'signedIn', user: { id: 'u1' } });
      expect(api.store.tokens()).toEqual(tokenSet(1));
    },
  );
});

describe('a start without all tokens', () => {
  it('tries the cookies once and is signed out without a notice', async () => {
    const world = await createWorld();
    world.backend.on(TOKENS, () => ({ status: 401, body: {} }));
    const { api, ended } = start(world, false);
    expect(await restoreSession(api)).toEqual(signedOut);
    expect(world.backend.log.map(({ call }) => call)).toEqual([TOKENS]);
    expect(ended).toEqual([]);
  });

  it('sends nothing if the exchange is disabled', async () => {
    const world = await createWorld();
    const { api } = start(world, false);
    expect(await restoreSession(api, { hasCookieExchange: false })).toEqual(signedOut);
    expect(world.backend.log).toEqual([]);
  });

  it.each([['fa_access_token'], ['fa_refresh_token', 'fa_id_token']])(
    'S23 removes the remaining tokens if %s is missing',
    async (...missing) => {
      const world = await createWorld();
      const { api } = start(world);
      for (const key of missing) world.browser.values.delete(key);
      expect(await restoreSession(api)).toEqual(signedOut);
      expect([...world.browser.values.keys()]).toEqual([]);
    },
  );

  it('S23 rebuilds a missing user from /v1/me', async () => {
    const world = await createWorld();
    world.backend.on(ME, () => ({ body: ada }));
    const { api } = start(world);
    world.browser.values.delete('user_data');
    expect(await restoreSession(api)).toMatchObject({ status: 'signedIn' });
    expect(api.store.user()?.id).toBe('u1');
  });
});
