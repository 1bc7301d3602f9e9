import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { readCheckout, writeCheckout } from './checkoutStorage.ts';

const hourMs = 60 * 60 * 1000;
const startedCheckout = { userId: 'u1', priceId: 'pro', stage: 'begun', at: 1000 } as const;

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

describe('a checkout in storage', () => {
  it('is read by the user who started it, until it is removed', () => {
    writeCheckout(startedCheckout);
    expect(Object.keys(storage)).toEqual(['fa_checkout']);
    expect(readCheckout('u1', 2000)).toEqual(startedCheckout);
    expect(readCheckout('u2', 2000)).toBeNull();
    writeCheckout(null);
    expect(readCheckout('u1', 2000)).toBeNull();
  });

  it('expires after an hour, and if the clock was set back', () => {
    writeCheckout(startedCheckout);
    expect(readCheckout('u1', startedCheckout.at + hourMs - 1)).toEqual(startedCheckout);
    expect(readCheckout('u1', startedCheckout.at + hourMs)).toBeNull();
    expect(readCheckout('u1', startedCheckout.at - 1)).toBeNull();
  });

  it.each([
    'null',
    '[]',
    '"x"',
    '{',
    '{"userId":"u1"}',
    '{"userId":"u1","priceId":"","stage":"begun","at":1000}',
    '{"userId":"u1","priceId":"p","stage":"paid","at":1000}',
    '{"userId":"u1","priceId":"p","stage":"begun","at":"1000"}',
  ])('P03 is null if unreadable: %s', (text) => {
    storage.setItem('fa_checkout', text);
    expect(readCheckout('u1', 2000)).toBeNull();
  });

  it('P01 is null if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeCheckout(startedCheckout);
    expect(readCheckout('u1', 2000)).toBeNull();
  });
});
