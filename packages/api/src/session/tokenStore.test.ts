import { describe, expect, it } from 'vitest';
import { MemoryBrowser } from '../testing/memoryBrowser.ts';
import { tokenSet, wireTokens } from '../testing/world.ts';
import type { KeyValueStorage } from './fallbackStorage.ts';
import { STORAGE_KEYS } from './keys.ts';
import { createTokenStore } from './tokenStore.ts';
import type { StoreEvent, TokenStore } from './tokenStore.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

function person(id: string): User {
  const user = toUser({ id, email: `${id}@acme.test` });
  if (!user) throw new Error('A person needs an id.');
  return user;
}

function openStore(browser: MemoryBrowser) {
  const { events, storage } = browser.openTab();
  const store = createTokenStore({ openStorage: () => storage, events });
  return { store, storage, heard: listen(store) };
}

function listen(store: TokenStore): StoreEvent[] {
  const heard: StoreEvent[] = [];
  store.subscribe((event) => heard.push(event));
  return heard;
}

/** A storage that fails from its `nth` write on. */
function failing(storage: KeyValueStorage, nth: number): KeyValueStorage {
  let writes = 0;
  return {
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: (key, value) => {
      writes += 1;
      if (writes >= nth) throw new DOMException('Full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
}

describe('the keys of the spec', () => {
  it('holds tokens as raw strings and the user as JSON', () => {
    const browser = new MemoryBrowser();
    const { store } = openStore(browser);
    store.begin(tokenSet(1));
    store.saveUser(person('u1'));
    const { access_token, refresh_token, id_token } = wireTokens(1);
    expect(browser.values.get('fa_access_token')).toBe(access_token);
    expect(browser.values.get('fa_refresh_token')).toBe(refresh_token);
    expect(browser.values.get('fa_id_token')).toBe(id_token);
    expect(JSON.parse(browser.values.get('user_data') ?? '')).toMatchObject({ id: 'u1' });
  });

  it('writes the access token last and clears all four keys', () => {
    const browser = new MemoryBrowser();
    const { store } = openStore(browser);
    store.save(tokenSet(1));
    expect([...browser.values.keys()].at(-1)).toBe('fa_access_token');
    store.saveUser(person('u1'));
    store.clear();
    expect([...browser.values.keys()]).toEqual([]);
  });
});

describe('sessions', () => {
  it('S18 aborts the signal of a session when it ends, not when it is renewed', () => {
    const { store } = openStore(new MemoryBrowser());
    store.begin(tokenSet(1));
    const first = store.signal();
    store.save(tokenSet(2));
    expect(first.aborted).toBe(false);
    store.clear();
    expect(first.aborted).toBe(true);
    expect(store.signal().aborted).toBe(false);
  });
});

describe('several tabs', () => {
  it('S17 emit the sign-out of another tab once', () => {
    const browser = new MemoryBrowser();
    const one = openStore(browser);
    one.store.begin(tokenSet(1));
    const two = openStore(browser);
    const signal = two.store.signal();
    one.store.clear();
    expect(two.heard).toEqual(['signedOut']);
    expect(signal.aborted).toBe(true);
    expect(one.heard).toEqual([]);
  });

  it('emit a sign-in, but no token rotation', () => {
    const browser = new MemoryBrowser();
    const one = openStore(browser);
    const two = openStore(browser);
    one.store.begin(tokenSet(1));
    expect(two.heard).toEqual(['signedIn']);
    one.store.saveUser(person('u1'));
    one.store.save(tokenSet(2));
    expect(two.heard).toEqual(['signedIn']);
    expect(two.store.tokens()).toEqual(tokenSet(2));
  });

  it('S20 emit that another user has signed in', () => {
    const browser = new MemoryBrowser();
    const one = openStore(browser);
    one.store.begin(tokenSet(1));
    one.store.saveUser(person('a'));
    const two = openStore(browser);
    const signal = two.store.signal();
    one.store.saveUser(person('b'));
    expect(two.heard).toEqual(['otherUser']);
    expect(signal.aborted).toBe(true);
  });

  it('P12 treat a cleared storage as a sign-out', () => {
    const browser = new MemoryBrowser();
    const one = openStore(browser);
    one.store.begin(tokenSet(1));
    browser.values.clear();
    one.store.sync();
    expect(one.heard).toEqual(['signedOut']);
  });
});

describe('failing storage', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  it.each<[string, () => KeyValueStorage]>([
    ['throws as it is touched', refuse],
    ['is null', () => null as unknown as KeyValueStorage],
    ['throws at each call', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('P01 keeps the session in memory if storage %s', (_, openStorage) => {
    const store = createTokenStore({ openStorage });
    expect(store.tokens()).toBeNull();
    store.begin(tokenSet(1));
    store.saveUser(person('u1'));
    expect(store.isMemoryOnly()).toBe(true);
    expect(store.tokens()).toEqual(tokenSet(1));
    expect(store.user()?.id).toBe('u1');
    store.clear();
    expect(store.tokens()).toBeNull();
    expect(store.user()).toBeNull();
  });

  it.each([1, 2, 3, 4, 5])('P02 is never half-written when write %i fails', (nth) => {
    const browser = new MemoryBrowser();
    const { storage } = openStore(browser);
    const store = createTokenStore({ openStorage: () => failing(storage, nth) });
    const heard = listen(store);
    // Each access opens the storage again, so the count is kept by one shared wrapper.
    const shared = failing(storage, nth);
    const counted = createTokenStore({ openStorage: () => shared });
    const notified = listen(counted);
    counted.begin(tokenSet(1));
    counted.saveUser(person('u1'));
    counted.save(tokenSet(2));
    expect(counted.tokens()).toEqual(tokenSet(2));
    expect(counted.user()?.id).toBe('u1');
    expect(notified).toEqual(['memoryOnly']);
    expect([...browser.values.keys()]).toEqual([]);
    expect(heard).toEqual([]);
    expect(store.isMemoryOnly()).toBe(false);
  });
});

describe('corrupt storage', () => {
  it.each([
    'x',
    '{',
    'null',
    '[]',
    '"x"',
    '5',
    'true',
    '{}',
    '{"id":5}',
    '{"id":{"a":1},"email":"e"}',
    '{"id":"u1","roles":"TenantAdmin"}',
    '{"id":"u1","first_name":[]}',
    '{"id":',
    '{"__proto__":{"id":"u1","email":"e"}}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    JSON.stringify({ id: 'u1', picture: 'x'.repeat(5_000_000) }),
  ])('P03 discards the corrupt user %#', (text) => {
    const browser = new MemoryBrowser();
    browser.values.set(STORAGE_KEYS.user, text);
    const { store } = openStore(browser);
    expect(store.user()).toBeNull();
    expect(browser.values.has(STORAGE_KEYS.user)).toBe(false);
  });

  it.each([
    ['fa_access_token'],
    ['fa_refresh_token'],
    ['fa_id_token'],
    ['fa_access_token', 'fa_refresh_token'],
    ['fa_access_token', 'fa_id_token'],
    ['fa_refresh_token', 'fa_id_token'],
  ])('S23 has no tokens if %s is missing', (...missing) => {
    const browser = new MemoryBrowser();
    openStore(browser).store.begin(tokenSet(1));
    for (const key of missing) browser.values.delete(key);
    expect(openStore(browser).store.tokens()).toBeNull();
  });
});
