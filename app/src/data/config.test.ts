import { ApiError } from '@platform/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swrConfig } from './config.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = () => new ApiError('http', { status: 503 });

/** Lets a read fail that is kept under `key`, and answers how often it was tried again in a minute. */
function retriesAfter(error: ApiError, kept: unknown): number {
  const revalidate = vi.fn<() => Promise<boolean>>(async () => true);
  const cache = new Map([['key', { error: kept }]]);
  const config = swrConfig({ cache });
  config.onErrorRetry?.(error, 'key', config as never, revalidate, {
    retryCount: 1,
    dedupe: true,
  });
  vi.advanceTimersByTime(60_000);
  return revalidate.mock.calls.length;
}

test('D11 what failed in passing is tried again', () => {
  const error = failure();
  expect(retriesAfter(error, error)).toBe(1);
});

test('D11 a failure that a later one followed is not tried again: that one is', () => {
  expect(retriesAfter(failure(), failure())).toBe(0);
});
