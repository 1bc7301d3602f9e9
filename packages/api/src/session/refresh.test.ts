import { describe, expect, it } from 'vitest';
import { isApiError } from '../http/apiError.ts';
import type { CallAddress } from '../http/call.ts';
import type { Backend } from '../testing/backend.ts';
import { ada, createWorld, rotateTokens, tokenSet, wireTokens } from '../testing/world.ts';
import type { User } from './user.ts';

const REFRESH = 'POST /v1/refresh';

function call(n: number, service: CallAddress['service'] = 'crm'): CallAddress {
  return { service, method: 'GET', path: `/v1/things/${n}`, access: 'private' };
}

/** Private paths 0 to `count - 1`, open to the current token only. */
function guard(backend: Backend, count: number, isAccepted: (header?: string) => boolean) {
  for (let n = 0; n < count; n += 1) {
    backend.on(`GET /v1/things/${n}`, ({ headers }) =>
      isAccepted(headers.authorization) ? { body: { n } } : { status: 401, body: {} },
    );
  }
}

describe('one tab', () => {
  it('S01 refreshes once for 20 parallel 401s and sends each call once more', async () => {
    const { backend, openTab } = await createWorld();
    const server = rotateTokens(backend);
    guard(backend, 20, server.isAccepted);
    const { api, ended } = openTab();
    api.store.begin({ ...tokenSet(1), accessToken: 'expired' });
    const services = ['auth', 'crm', 'voice', 'billing'] as const;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => api.http.send(call(n, services[n % 4]))),
    );
    expect(responses).toEqual(Array.from({ length: 20 }, (_, n) => ({ n })));
    expect(backend.count(REFRESH)).toBe(1);
    for (let n = 0; n < 20; n += 1) expect(backend.count(`GET /v1/things/${n}`)).toBe(2);
    expect(api.store.tokens()).toEqual(tokenSet(2));
    expect(ended).toEqual([]);
  });

  it('S02 replays a slow 401 with the stored token, without a refresh', async () => {
    const { backend, openTab } = await createWorld();
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.on('GET /v1/things/0', async ({ headers }) => {
      if (headers.authorization === 'Bearer access-2') return { body: 'late' };
      await slow;
      return { status: 401, body: {} };
    });
    const { api } = openTab();
    api.store.begin(tokenSet(1));
    const response = api.http.send(call(0)).catch((error: unknown) => error);
    await expect.poll(() => backend.count('GET /v1/things/0')).toBe(1);
    api.store.save(tokenSet(2));
    release();
    expect(await response).toMatchObject({ kind: 'malformed' });
    expect(backend.count('GET /v1/things/0')).toBe(2);
    expect(backend.count(REFRESH)).toBe(0);
  });

  it('S03 ends the session once if the refresh is rejected during 20 calls', async () => {
    const { backend, browser, openTab } = await createWorld();
    guard(backend, 20, () => false);
    backend.on(REFRESH, () => ({ status: 401, body: { error: { message: 'no' } } }));
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => api.http.send(call(n))),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(backend.count(REFRESH)).toBe(1);
    expect(ended).toEqual(['expired']);
    expect([...browser.values.keys()]).toEqual([]);
    const before = backend.log.length;
    await expect(api.http.send(call(0))).rejects.toMatchObject({ status: 401 });
    expect(backend.log).toHaveLength(before);
    expect(ended).toEqual(['expired']);
  });

  it('S05 makes no attempt offline and keeps the tokens', async () => {
    const { backend, openTab } = await createWorld();
    const server = rotateTokens(backend);
    guard(backend, 1, server.isAccepted);
    let isOnline = false;
    const { api, ended } = openTab({ isOnline: () => isOnline });
    api.store.begin({ ...tokenSet(1), accessToken: 'expired' });
    await expect(api.http.send(call(0))).rejects.toMatchObject({ kind: 'network' });
    expect(backend.count(REFRESH)).toBe(0);
    expect(api.store.tokens()?.refreshToken).toBe('refresh-1');
    expect(ended).toEqual([]);
    isOnline = true;
    expect(await api.http.send(call(0))).toEqual({ n: 0 });
  });

  it('S08 replays once, then ends the session', async () => {
    const { backend, openTab } = await createWorld();
    rotateTokens(backend);
    backend.on('GET /v1/things/0', () => ({ status: 401, body: {} }));
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    await expect(api.http.send(call(0))).rejects.toMatchObject({ status: 401 });
    expect(backend.count('GET /v1/things/0')).toBe(2);
    expect(backend.count(REFRESH)).toBe(1);
    expect(ended).toEqual(['rejected']);
    expect(api.store.tokens()).toBeNull();
  });

  it('keeps the tokens that another tab has stored while a call with older ones was rejected', async () => {
    const { backend, browser, openTab } = await createWorld();
    rotateTokens(backend);
    backend.on('GET /v1/things/0', () => {
      if (backend.count(REFRESH) > 0) browser.values.set('fa_access_token', 'access-9');
      return { status: 401, body: {} };
    });
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    await expect(api.http.send(call(0))).rejects.toMatchObject({ status: 401 });
    expect(ended).toEqual([]);
    expect(api.store.tokens()?.accessToken).toBe('access-9');
  });

  it('P12 ends the session if a call finds the tokens removed', async () => {
    const { browser, openTab } = await createWorld();
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    browser.values.clear();
    await expect(api.http.send(call(0))).rejects.toMatchObject({ status: 401 });
    expect(ended).toEqual(['signedOut']);
  });

  it.each([403, 404, 409, 422, 500])(
    'S11 neither refreshes nor signs out at %i',
    async (status) => {
      const { backend, openTab } = await createWorld();
      backend.on('GET /v1/things/0', () => ({ status, body: {} }));
      const { api, ended } = openTab();
      api.store.begin(tokenSet(1));
      await expect(api.http.send(call(0))).rejects.toMatchObject({ kind: 'http', status });
      expect(backend.log).toHaveLength(1);
      expect(ended).toEqual([]);
      expect(api.store.tokens()).toEqual(tokenSet(1));
    },
  );

  it('S13 sends each refresh token once in 50 rotations', async () => {
    const { backend, openTab } = await createWorld();
    const server = rotateTokens(backend);
    let isExpired = true;
    backend.on('GET /v1/things/0', ({ headers }) => {
      const isFresh = server.isAccepted(headers.authorization) && !isExpired;
      isExpired = false;
      return isFresh ? { body: {} } : { status: 401, body: {} };
    });
    let { api } = openTab();
    api.store.begin(tokenSet(1));
    for (let round = 0; round < 50; round += 1) {
      isExpired = true;
      if (round % 10 === 9) ({ api } = openTab());
      await api.http.send(call(0));
    }
    expect(backend.count(REFRESH)).toBe(50);
    expect(server.reused).toEqual([]);
    expect(api.store.tokens()).toEqual(tokenSet(51));
  });

  it('S18 discards a refresh response that arrives after the sign-out', async () => {
    const { backend, browser, openTab } = await createWorld();
    guard(backend, 1, () => false);
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.on(REFRESH, async () => {
      await slow;
      return { body: wireTokens(2) };
    });
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    const response = api.http.send(call(0)).catch((error: unknown) => error);
    await expect.poll(() => backend.count(REFRESH)).toBe(1);
    api.store.clear();
    release();
    expect(await response).toMatchObject({ kind: 'aborted' });
    expect([...browser.values.keys()]).toEqual([]);
    expect(ended).toEqual([]);
  });

  it('S20 discards a late response of the previous user', async () => {
    const { backend, openTab } = await createWorld();
    backend.on('GET /v1/things/0', () => 'hang');
    const { api } = openTab();
    api.store.begin(tokenSet(1));
    const response = api.http.send(call(0)).catch((error: unknown) => error);
    await expect.poll(() => backend.count('GET /v1/things/0')).toBe(1);
    api.store.begin(tokenSet(2));
    expect(await response).toMatchObject({ kind: 'aborted' });
  });

  it('S26 replays a body byte for byte: JSON and a form with a file', async () => {
    const { backend, openTab } = await createWorld();
    const server = rotateTokens(backend);
    backend.on('POST /v1/things', ({ headers }) =>
      server.isAccepted(headers.authorization) ? { body: {} } : { status: 401, body: {} },
    );
    const { api } = openTab();
    api.store.begin({ ...tokenSet(1), accessToken: 'expired' });
    const post: CallAddress = {
      service: 'crm',
      method: 'POST',
      path: '/v1/things',
      access: 'private',
    };
    await api.http.send(post, { json: { name: 'Zoë', tags: [1, null] } });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array([0, 255, 10, 13])]), 'a.bin');
    api.store.save({ ...tokenSet(2), accessToken: 'expired' });
    await api.http.send(post, { form });
    const sent = backend.log.filter(({ call: name }) => name === 'POST /v1/things');
    expect(sent).toHaveLength(4);
    expect(sent[1]?.body).toBe(sent[0]?.body);
    expect(sent[3]?.body).toBe(sent[2]?.body);
    expect(sent[3]?.headers['content-type']).toBe(sent[2]?.headers['content-type']);
    expect(sent[2]?.headers['content-type']).toContain('multipart/form-data');
  });

  it('S28 works without Web Locks', async () => {
    const { backend, openTab } = await createWorld();
    const server = rotateTokens(backend);
    guard(backend, 5, server.isAccepted);
    const { api } = openTab({ locks: null });
    api.store.begin({ ...tokenSet(1), accessToken: 'expired' });
    await Promise.all(Array.from({ length: 5 }, (_, n) => api.http.send(call(n))));
    expect(backend.count(REFRESH)).toBe(1);
  });
});

describe('several tabs', () => {
  it('S12 refreshes once for five tabs at the same instant, ten times over', async () => {
    const { backend, openTab } = await createWorld();
    const server = rotateTokens(backend);
    guard(backend, 1, server.isAccepted);
    const tabs = Array.from({ length: 5 }, () => openTab());
    tabs[0]?.api.store.begin({ ...tokenSet(1), accessToken: 'expired-0' });
    for (let round = 1; round <= 10; round += 1) {
      const responses = await Promise.all(tabs.map(({ api }) => api.http.send(call(0))));
      expect(responses).toHaveLength(5);
      expect(backend.count(REFRESH)).toBe(round);
      const store = tabs[0]?.api.store;
      store?.save({ ...tokenSet(round + 1), accessToken: `expired-${round}` });
    }
    expect(server.reused).toEqual([]);
    expect(tabs.flatMap(({ ended }) => ended)).toEqual([]);
  });

  it('S12 waits for storage if another tab has just spent the token', async () => {
    const { backend, browser, openTab } = await createWorld();
    const server = rotateTokens(backend);
    guard(backend, 1, server.isAccepted);
    const one = openTab();
    one.api.store.begin({ ...tokenSet(1), accessToken: 'expired' });
    // The second tab still sees the old values, as a real one may for a while.
    const stale = new Map(browser.values);
    const { events, storage } = browser.openTab();
    let isStale = true;
    const two = openTab({
      events,
      openStorage: () => ({
        ...storage,
        getItem: (key) => (isStale ? stale : browser.values).get(key) ?? null,
      }),
    });
    await one.api.http.send(call(0));
    const response = two.api.http.send(call(0));
    await expect.poll(() => backend.count('GET /v1/things/0')).toBe(3);
    isStale = false;
    expect(await response).toEqual({ n: 0 });
    expect(backend.count(REFRESH)).toBe(1);
    expect(server.reused).toEqual([]);
  });

  it('S14 adopts the tokens of a tab that refreshed while a call of this tab was rejected', async () => {
    const { backend, browser, openTab } = await createWorld();
    guard(backend, 1, (header) => header === 'Bearer access-2');
    const { api, ended } = openTab();
    api.store.begin(tokenSet(1));
    backend.on(REFRESH, () => {
      setTimeout(() => {
        browser.values.set('fa_refresh_token', 'refresh-2');
        browser.values.set('fa_id_token', 'id-2');
        browser.values.set('fa_access_token', 'access-2');
      }, 100);
      return { status: 401, body: {} };
    });
    expect(await api.http.send(call(0))).toEqual({ n: 0 });
    expect(ended).toEqual([]);
  });

  it('S20 ends the session of a tab when another user signs in', async () => {
    const { openTab } = await createWorld();
    const person = (id: string) => ({ ...ada, id }) as unknown as User;
    const one = openTab();
    one.api.store.begin(tokenSet(1));
    one.api.store.saveUser(person('u1'));
    const two = openTab();
    one.api.store.saveUser(person('u2'));
    expect([one.ended, two.ended]).toEqual([[], ['otherUser']]);
  });

  it('S17 notifies every other tab of a sign-out', async () => {
    const { openTab } = await createWorld();
    const one = openTab();
    one.api.store.begin(tokenSet(1));
    const two = openTab();
    const three = openTab();
    one.api.store.clear();
    expect([one.ended, two.ended, three.ended]).toEqual([[], ['signedOut'], ['signedOut']]);
    const error: unknown = await two.api.http.send(call(0)).catch((caught: unknown) => caught);
    expect(isApiError(error) && error.status).toBe(401);
  });
});
