import { describe, expect, it, vi } from 'vitest';
import { locksOf } from '../testing/locks.ts';
import { holdPurchase, purchaseAlone } from './purchaseLock.ts';

describe('one purchase at a time', () => {
  it('M01 lets the first of two tabs begin, and the second once it is done', async () => {
    const locks = locksOf();
    const begin = vi.fn<() => Promise<string>>(async () => 'session');
    const both = [purchaseAlone(locks, 'u1', begin), purchaseAlone(locks, 'u1', begin)];
    expect(await Promise.all(both)).toEqual(['session', null]);
    expect(await purchaseAlone(locks, 'u1', begin)).toBe('session');
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('begins none while one is being confirmed', async () => {
    const locks = locksOf();
    const leaving = new AbortController();
    holdPurchase(locks, 'u1', leaving.signal);
    const begin = vi.fn<() => Promise<string>>(async () => 'session');
    expect(await purchaseAlone(locks, 'u1', begin)).toBeNull();
    leaving.abort();
    await vi.waitFor(async () => {
      expect(await purchaseAlone(locks, 'u1', begin)).toBe('session');
    });
  });

  it('S28 begins where there are no locks, or none are allowed', async () => {
    const begin = async () => 'session';
    const refused = {
      request: () => Promise.reject(new DOMException('no', 'SecurityError')),
      query: vi.fn<LockManager['query']>(),
    } as unknown as Pick<LockManager, 'request' | 'query'>;
    expect(await purchaseAlone(null, 'u1', begin)).toBe('session');
    expect(await purchaseAlone(refused, 'u1', begin)).toBe('session');
    const failing = () => Promise.reject(new Error('no session'));
    await expect(purchaseAlone(locksOf(), 'u1', failing)).rejects.toThrow('no session');
  });
});
