// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A browser that is never idle: a callback runs only for its time-out.
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(run, options.timeout),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function calls() {
  let end = () => {};
  let isOpen = true;
  const ended = new Promise<void>((resolve) => {
    end = () => {
      isOpen = false;
      resolve();
    };
  });
  return { http: { untilIdle: () => ended, isIdle: () => !isOpen }, end };
}

it('runs after the pending calls on a page that is never idle', async () => {
  const { http, end } = calls();
  const run = vi.fn<() => void>();
  whenIdle(http, run);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs nothing once cancelled', async () => {
  const { http, end } = calls();
  const run = vi.fn<() => void>();
  whenIdle(http, run)();
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).not.toHaveBeenCalled();
});
