import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that is never idle: a callback runs only for its time-out. */
function neverIdle(run: () => void, options?: IdleRequestOptions) {
  return options?.timeout === undefined ? 0 : setTimeout(run, options.timeout);
}

it('runs on a page that is never idle, after 2 s', () => {
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it.each([true, false])('runs nothing once it is cancelled, with idle callbacks: %s', (hasIdle) => {
  vi.stubGlobal('requestIdleCallback', hasIdle ? neverIdle : undefined);
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
