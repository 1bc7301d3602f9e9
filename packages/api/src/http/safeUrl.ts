import { toUrl } from './url.ts';

const LONGEST = 2048;

/** What an address from outside is measured against. */
export interface UrlRules {
  /** The page's own origin, such as `https://app.example`. */
  origin: string;
  /** Origins of the configured services. */
  origins: readonly string[];
  /** Optional exact hosts; empty allows every host. */
  redirectHosts: readonly string[];
}

/**
 * Checks an address that a server or a query sends: absolute
 * `https`, or `http` where the page itself is http or the origin is configured; no user-info.
 *
 * @returns the normalised address, or null where the browser must not go there
 */
export function safeUrl(value: unknown, rules: UrlRules): string | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  if (!/^https?:\/\/[^/\\]/i.test(value) || /[\s\\\p{Cc}]/u.test(value)) return null;
  const url = toUrl(value);
  if (!url || url.username || url.password) return null;
  const isKnown = url.origin === rules.origin || rules.origins.includes(url.origin);
  if (url.protocol === 'http:' && !isKnown && !rules.origin.startsWith('http:')) return null;
  const { redirectHosts } = rules;
  return redirectHosts.length === 0 || redirectHosts.includes(url.host) ? url.href : null;
}

/** The path of an address of our own, for sign-out and return parameters: `/x`, never `//x` (O11). */
export function ownPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null;
  const url = toUrl(value, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
