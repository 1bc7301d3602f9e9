import { describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import { holdPurchaseLock, withPurchaseLock } from './purchaseLock.ts';

describe('one purchase at a time', () => {
  it('M01 the first of two tabs starts, and the second once it is done', async () => {
    const locks = createFakeLocks();
    const begin = vi.fn<() => Promise<string>>(async () => 'session');
    const both = [withPurchaseLock(locks, 'u1', begin), withPurchaseLock(locks, 'u1', begin)];
    expect(await Promise.all(both)).toEqual(['session', null]);
    expect(await withPurchaseLock(locks, 'u1', begin)).toBe('session');
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('none starts while another is being confirmed', async () => {
    const locks = createFakeLocks();
    const leaving = new AbortController();
    holdPurchaseLock(locks, 'u1', leaving.signal);
    const begin = vi.fn<() => Promise<string>>(async () => 'session');
    expect(await withPurchaseLock(locks, 'u1', begin)).toBeNull();
    leaving.abort();
    await vi.waitFor(async () => {
      expect(await withPurchaseLock(locks, 'u1', begin)).toBe('session');
    });
  });
});
