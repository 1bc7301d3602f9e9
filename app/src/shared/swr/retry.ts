import type { ApiError } from '@platform/api';

const attempts = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Network errors, time-outs, 408, 429 and 5xx pass by themselves; no other answer does (reading 23). */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.status === 408 ||
  error.status === 429 ||
  (error.status !== undefined && error.status >= 500);

/**
 * How long to wait before a read is tried again.
 *
 * @param error what the read failed with; its Retry-After wins over the exponential wait
 * @param retryCount which retry this would be, counted from 1
 * @returns milliseconds, at most 30 s, or null where it must not be tried again
 */
export function retryDelay(error: ApiError, retryCount: number): number | null {
  if (retryCount > attempts || !isPassing(error)) return null;
  return Math.min(error.retryAfterMs ?? firstDelay * 2 ** (retryCount - 1), longestDelay);
}
