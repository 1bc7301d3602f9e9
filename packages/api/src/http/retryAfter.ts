const LONGEST = 30_000;

/**
 * Reads `Retry-After` (RFC 9110 10.2.3): seconds, or a date counted from the answer's own `Date`,
 * because the device's clock may be wrong.
 *
 * @returns milliseconds, at most 30,000; null where the header is absent or junk
 */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, LONGEST);
  const wait = Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return /[a-z]/i.test(value) && wait >= 0 ? Math.min(wait, LONGEST) : null;
}
