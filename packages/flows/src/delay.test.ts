import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delay } from './delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('resolves after its time', async () => {
  const onEnd = vi.fn<() => void>();
  const waiting = delay(1000, new AbortController().signal).then(onEnd);
  await vi.advanceTimersByTimeAsync(999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('L01 rejects as soon as its signal aborts, and leaves no timer', async () => {
  const leaving = new AbortController();
  const waiting = delay(1000, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects at once if the signal has aborted', async () => {
  await expect(delay(1000, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(vi.getTimerCount()).toBe(0);
});
