import { toUrl } from './url.ts';

const MAX_LENGTH = 2048;

export interface UrlRules {
  origin: string;
  origins: readonly string[];
  /** Allowed hosts; empty allows every host. */
  redirectHosts: readonly string[];
}

/**
 * Returns the normalised URL, or null if the browser must not open it. It must be absolute and
 * `https`, or `http` if the page uses it or the origin is configured, and have no user info.
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

/** Returns a path on our own origin, `/x` but never `//x` (O11), else null. */
export function ownPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null;
  const url = toUrl(value, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
