import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCheckout, writeCheckout } from './checkoutMemory.ts';
import { checkoutMemoryMs } from './delays.ts';

const begun = { userId: 'u1', priceId: 'pro', stage: 'begun', at: 1000 } as const;

let values: Map<string, string>;
beforeEach(() => {
  values = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the memory of a checkout', () => {
  it('is kept for the person who began it', () => {
    writeCheckout(begun);
    expect([...values.keys()]).toEqual(['fa_checkout']);
    expect(readCheckout('u1', 2000)).toEqual(begun);
    expect(readCheckout('u2', 2000)).toBeNull();
    writeCheckout(null);
    expect(readCheckout('u1', 2000)).toBeNull();
  });

  it('fades', () => {
    writeCheckout(begun);
    expect(readCheckout('u1', begun.at + checkoutMemoryMs)).toBeNull();
    expect(readCheckout('u1', begun.at - 1)).toBeNull();
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
  ])('P03 is none where it cannot be read: %s', (text) => {
    values.set('fa_checkout', text);
    expect(readCheckout('u1', 2000)).toBeNull();
  });

  it('P01 is none where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeCheckout(begun);
    expect(readCheckout('u1', 2000)).toBeNull();
  });
});
