import { describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from './testing/fakeLocks.ts';
import { holdSharedLock, untilLockIsFree, withLockIfAvailable } from './withLock.ts';
import type { Locks } from './withLock.ts';

const done = async () => 'done';

describe('withLockIfAvailable', () => {
  it('M01 runs the first of two tabs, and the second once the first is done', async () => {
    const locks = createFakeLocks();
    const both = [withLockIfAvailable(locks, 'a', done), withLockIfAvailable(locks, 'a', done)];
    expect(await Promise.all(both)).toEqual(['done', null]);
    expect(await withLockIfAvailable(locks, 'a', done)).toBe('done');
  });

  it('runs while a lock of another name is held', async () => {
    const locks = createFakeLocks();
    const both = [withLockIfAvailable(locks, 'a', done), withLockIfAvailable(locks, 'b', done)];
    expect(await Promise.all(both)).toEqual(['done', 'done']);
  });

  it('S28 runs if locks are missing or not allowed', async () => {
    const refused = {
      request: () => Promise.reject(new DOMException('no', 'SecurityError')),
      query: vi.fn<LockManager['query']>(),
    } as unknown as Locks;
    expect(await withLockIfAvailable(null, 'a', done)).toBe('done');
    expect(await withLockIfAvailable(refused, 'a', done)).toBe('done');
  });

  it('rejects with the error of the callback, and releases the lock', async () => {
    const locks = createFakeLocks();
    const run = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no session')));
    await expect(withLockIfAvailable(locks, 'a', run)).rejects.toThrow('no session');
    expect(run).toHaveBeenCalledTimes(1);
    expect(await withLockIfAvailable(locks, 'a', done)).toBe('done');
  });
});

it('a shared lock is held until its signal aborts', async () => {
  const locks = createFakeLocks();
  const leaving = new AbortController();
  holdSharedLock(locks, 'a', leaving.signal);
  expect(await withLockIfAvailable(locks, 'a', done)).toBeNull();
  leaving.abort();
  await untilLockIsFree(locks, 'a', new AbortController().signal);
  expect(await withLockIfAvailable(locks, 'a', done)).toBe('done');
});

it('waiting for a lock ends when its signal aborts', async () => {
  const locks = createFakeLocks();
  holdSharedLock(locks, 'a', new AbortController().signal);
  const leaving = new AbortController();
  const waited = untilLockIsFree(locks, 'a', leaving.signal);
  leaving.abort();
  await expect(waited).resolves.toBeUndefined();
});
