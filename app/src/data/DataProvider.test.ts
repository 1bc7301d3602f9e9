import { ApiError } from '@platform/api';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { retryDelay, swrConfig } from './DataProvider.tsx';

describe('retryDelay', () => {
  it('waits longer each time, and gives up after three attempts', () => {
    const error = new ApiError('http', { status: 503 });
    expect([1, 2, 3, 4].map((count) => retryDelay(error, count))).toEqual([1000, 2000, 4000, null]);
  });

  it.each([408, 429, 500, 502, 503])('retries a %i', (status) => {
    expect(retryDelay(new ApiError('http', { status }), 1)).toBe(1000);
  });

  it.each([400, 401, 403, 404, 409, 422])('never retries a %i', (status) => {
    expect(retryDelay(new ApiError('http', { status }), 1)).toBeNull();
  });

  it('never retries an invalid response', () => {
    expect(retryDelay(new ApiError('malformed'), 1)).toBeNull();
  });

  it('D11 waits for Retry-After, at most 30 s', () => {
    const after = (retryAfter: number) => new ApiError('http', { status: 503, retryAfter });
    expect(retryDelay(after(2000), 1)).toBe(2000);
    expect(retryDelay(after(99_999), 1)).toBe(30_000);
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = () => new ApiError('http', { status: 503 });

function retriesAfter(error: ApiError, cachedError: unknown): number {
  const revalidate = vi.fn<() => Promise<boolean>>(async () => true);
  const cache = new Map([['key', { error: cachedError }]]);
  const config = swrConfig({ cache });
  config.onErrorRetry?.(error, 'key', config as never, revalidate, {
    retryCount: 1,
    dedupe: true,
  });
  vi.advanceTimersByTime(60_000);
  return revalidate.mock.calls.length;
}

test('D11 retries a temporary failure', () => {
  const error = failure();
  expect(retriesAfter(error, error)).toBe(1);
});

test('D11 does not retry a failure followed by a later one', () => {
  expect(retriesAfter(failure(), failure())).toBe(0);
});
