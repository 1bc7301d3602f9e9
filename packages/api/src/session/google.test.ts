import { afterEach, describe, expect, it, vi } from 'vitest';
import { ORIGIN, ada, createWorld, tokenSet, wireTokens } from '../testing/world.ts';
import type { World } from '../testing/world.ts';
import { startGoogleSignIn } from './google.ts';
import { completeGoogleSignIn } from './googleCallback.ts';

const START = 'POST /v1/google-auth-url';
const RETURN = 'POST /v1/oauth/google/callback';
const STATE_KEY = 'fa_idp_state';

afterEach(() => {
  vi.useRealTimers();
});

async function started(world: World) {
  world.backend.on(START, () => ({ body: { auth_url: 'https://idp.test/authorize' } }));
  const { api, ended } = world.openTab();
  await startGoogleSignIn(api);
  const body = JSON.parse(world.backend.log.at(-1)?.body ?? '') as { state: string };
  return { api, ended, state: body.state };
}

describe('startGoogleSignIn', () => {
  it('sends a null tenant, our own URL and a state of 256 random bits', async () => {
    const world = await createWorld();
    const first = await started(world);
    const second = await started(world);
    expect(JSON.parse(world.backend.log[0]?.body ?? '')).toEqual({
      tenant_id: null,
      redirect_uri: `${ORIGIN}/auth/callback`,
      state: first.state,
    });
    expect(first.state).toMatch(/^[0-9a-f]{64}$/);
    expect(second.state).not.toBe(first.state);
  });

  it.each<unknown>(['javascript:alert(1)', 'data:,x', '//evil.test', 5, null, {}, undefined])(
    'O06 rejects the URL %j and stores no state',
    async (authUrl) => {
      const { backend, browser, openTab } = await createWorld();
      backend.on(START, () => ({ body: { auth_url: authUrl } }));
      expect(await startGoogleSignIn(openTab().api)).toMatchObject({ reason: 'noUrl' });
      expect(browser.values.has(STATE_KEY)).toBe(false);
    },
  );

  it('distinguishes the reasons of a failed start', async () => {
    const { backend, openTab } = await createWorld();
    backend.on(START, () => ({ status: 500, body: {} }));
    expect(await startGoogleSignIn(openTab().api)).toMatchObject({ reason: 'startFailed' });
  });
});

describe('completeGoogleSignIn', () => {
  it('O01 posts once, exchanges the tokens and stores the user', async () => {
    const world = await createWorld();
    const { api, state } = await started(world);
    const { backend, browser } = world;
    backend.on(RETURN, () => {
      expect(browser.values.has(STATE_KEY)).toBe(false);
      return { body: { success: true, user_info: ada } };
    });
    backend.on('GET /v1/tokens', () => ({ body: { user_data: ada, ...wireTokens(3) } }));
    backend.on('GET /v1/me', () => ({ body: ada }));
    const result = await completeGoogleSignIn(api, `?code=c%2F1&state=${state}`);
    expect(result).toMatchObject({ status: 'signedIn', user: { name: 'Ada Lovelace' } });
    expect(api.store.tokens()).toEqual(tokenSet(3));
    const sent = backend.log.find(({ call }) => call === RETURN);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      code: 'c/1',
      state,
      redirect_uri: `${ORIGIN}/auth/callback`,
    });
    expect(backend.count('GET /v1/oauth/google/profile')).toBe(0);
  });

  it('makes no extra call if the response has the tokens', async () => {
    const world = await createWorld();
    const { api, state } = await started(world);
    world.backend.on(RETURN, () => ({ body: { success: true, tokens: wireTokens(3) } }));
    world.backend.on('GET /v1/me', () => ({ body: ada }));
    await completeGoogleSignIn(api, `?code=c&state=${state}`);
    expect(world.backend.count('GET /v1/tokens')).toBe(0);
  });

  it('C3 loads the external profile only for a user without a name', async () => {
    const world = await createWorld();
    const { api, state } = await started(world);
    const { backend } = world;
    const nameless = { id: 'u1', email: 'ada@acme.test' };
    backend.on(RETURN, () => ({ body: { user_info: nameless, ...wireTokens(3) } }));
    backend.on('GET /v1/me', () => ({ body: nameless }));
    backend.on('GET /v1/oauth/google/profile', ({ query }) => ({
      body: query.get('access_token') === 'access-3' ? { given_name: 'Ada', family_name: 'L' } : {},
    }));
    const result = await completeGoogleSignIn(api, `?code=c&state=${state}`);
    expect(result).toMatchObject({ user: { name: 'Ada L' } });
    expect(api.store.user()?.firstName).toBe('Ada');
  });

  it('O02 O04 returns the same promise again and rejects a replay', async () => {
    const world = await createWorld();
    const { api, state } = await started(world);
    world.backend.on(RETURN, () => ({ body: wireTokens(3) }));
    world.backend.on('GET /v1/me', () => ({ body: ada }));
    const search = `?code=c&state=${state}`;
    const [first, second] = [completeGoogleSignIn(api, search), completeGoogleSignIn(api, search)];
    expect(await first).toBe(await second);
    const reloaded = world.openTab();
    expect(await completeGoogleSignIn(reloaded.api, search)).toMatchObject({
      reason: 'invalidState',
    });
    expect(world.backend.count(RETURN)).toBe(1);
    expect(reloaded.api.store.tokens()).toEqual(tokenSet(3));
  });

  it.each<[string, (state: string) => string]>([
    ['differs', () => '?code=c&state=other'],
    ['is missing', () => '?code=c'],
    ['is empty', () => '?code=c&state='],
    ['is repeated', (state) => `?code=c&state=${state}&state=${state}`],
    ['is huge', (state) => `?code=c&state=${state}${'x'.repeat(100_000)}`],
    ['comes without a code', (state) => `?state=${state}`],
    ['comes with two codes', (state) => `?code=a&code=b&state=${state}`],
    ['is not there at all', () => ''],
  ])('O03 posts nothing if the state %s', async (_, search) => {
    const world = await createWorld();
    const { api, state } = await started(world);
    const result = await completeGoogleSignIn(api, search(state));
    expect(result).toMatchObject({ status: 'failed', reason: 'invalidState' });
    expect(world.backend.count(RETURN)).toBe(0);
    expect(world.browser.values.has(STATE_KEY)).toBe(false);
  });

  it('O03 posts nothing if the state is older than ten minutes or was never stored', async () => {
    const world = await createWorld();
    const { api, state } = await started(world);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1_000, toFake: ['Date'] });
    expect(await completeGoogleSignIn(api, `?code=c&state=${state}`)).toMatchObject({
      reason: 'invalidState',
    });
    expect(await completeGoogleSignIn(api, `?code=d&state=${state}`)).toMatchObject({
      reason: 'invalidState',
    });
    expect(world.backend.count(RETURN)).toBe(0);
  });

  it.each([
    ['?error=access_denied', 'cancelled'],
    ['?error=server_error&error_description=Try%20later&state=x', 'googleFailed'],
    ['?error=&code=c', 'googleFailed'],
    ['?error=x&error_description=%E2%80%AE<b>', 'googleFailed'],
  ])(
    'O05 X02 fails for the error %s without showing its text or sending a call',
    async (search, reason) => {
      const world = await createWorld();
      const { api } = await started(world);
      const result = await completeGoogleSignIn(api, search);
      expect(result).toEqual({ status: 'failed', reason, message: '' });
      expect(world.browser.values.has(STATE_KEY)).toBe(false);
      expect(world.backend.count(RETURN)).toBe(0);
    },
  );

  it.each<[string, object]>([
    ['success=false', { body: { success: false, message: 'No account' } }],
    ['an error', { status: 400, body: { error: { message: 'No account' } } }],
  ])('fails with the server’s message for %s', async (_, reply) => {
    const world = await createWorld();
    const { api, state } = await started(world);
    world.backend.on(RETURN, () => reply);
    expect(await completeGoogleSignIn(api, `?code=c&state=${state}`)).toEqual({
      status: 'failed',
      reason: 'googleFailed',
      message: 'No account',
    });
  });

  it('fails if the exchange lacks one of the three tokens', async () => {
    const world = await createWorld();
    const { api, state } = await started(world);
    world.backend.on(RETURN, () => ({ body: { success: true, user_info: ada } }));
    world.backend.on('GET /v1/tokens', () => ({ body: { access_token: 'a', refresh_token: 'r' } }));
    expect(await completeGoogleSignIn(api, `?code=c&state=${state}`)).toMatchObject({
      reason: 'googleFailed',
    });
    expect(api.store.tokens()).toBeNull();
  });
});
