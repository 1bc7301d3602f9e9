/**
 * Runs before first paint, as a file of its own because the content security policy allows no
 * inline script: sets the stored theme, so that no other one flashes, and asks at once for the
 * chunks this address needs, so that they do not wait for the entry to run.
 */

/** Chunk addresses by the start of the path; written in by the build. */
declare const ROUTE_CHUNKS: Record<string, string[]>;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const preload = (href: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
};

const theme = read('theme');
const isDark =
  theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

const isPublic = /^\/(auth|invite)(\/|$)/.test(location.pathname);
const destination = isPublic || read('fa_access_token') ? location.pathname : '/auth';
const start = Object.keys(ROUTE_CHUNKS).find((prefix) => destination.startsWith(prefix));
for (const href of (start && ROUTE_CHUNKS[start]) || []) preload(href);
