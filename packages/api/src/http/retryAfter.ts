const MAX_DELAY_MS = 30_000;

/**
 * Reads `Retry-After` (RFC 9110 10.2.3) as ms, at most 30,000; null if missing or invalid. A date
 * is compared with the response's `Date` because the device clock may be wrong.
 */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_DELAY_MS);
  const wait = Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return /[a-z]/i.test(value) && wait >= 0 ? Math.min(wait, MAX_DELAY_MS) : null;
}
