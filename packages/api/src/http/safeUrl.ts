import { toUrl } from './url.ts';

const MAX_LENGTH = 2048;

/** Rules for untrusted addresses. */
export interface UrlRules {
  origin: string;
  /** Origins of the configured services. */
  origins: readonly string[];
  /** Allowed hosts; empty allows every host. */
  redirectHosts: readonly string[];
}

/**
 * Validates an address from a server or a query. It must be absolute `https`, or `http` if the page
 * itself uses http or the origin is configured, without user info.
 *
 * @returns the normalised address, or null if the browser must not open it
 */
export function safeUrl(value: unknown, rules: UrlRules): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (!/^https?:\/\/[^/\\]/i.test(value) || /[\s\\\p{Cc}]/u.test(value)) return null;
  const url = toUrl(value);
  if (!url || url.username || url.password) return null;
  const isKnown = url.origin === rules.origin || rules.origins.includes(url.origin);
  if (url.protocol === 'http:' && !isKnown && !rules.origin.startsWith('http:')) return null;
  const { redirectHosts } = rules;
  return redirectHosts.length === 0 || redirectHosts.includes(url.host) ? url.href : null;
}

/**
 * Returns a path on our own origin, for sign-out and return parameters: `/x`, never `//x` (O11).
 */
export function ownPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null;
  const url = toUrl(value, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
