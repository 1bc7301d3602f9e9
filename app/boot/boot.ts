/**
 * Runs before first paint, as a file of its own because the content security policy allows no
 * inline script: sets the stored theme, so that no other one flashes, and asks at once for the
 * chunks this address needs, so that they do not wait for the entry to run.
 */

/** Names of chunks, and by the start of a path which of them it needs; written in by the build. */
declare const ROUTE_CHUNKS: { names: string[]; routes: Record<string, number[]> };

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const preload = (name: string | undefined): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/assets/${name}.js`;
  document.head.append(link);
};

const theme = read('theme');
const isDark =
  theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

const isPublic = /^\/(auth|invite)(\/|$)/.test(location.pathname);
// The start page leads to the dashboard.
const path = location.pathname === '/' ? '/dashboard' : location.pathname;
const destination = isPublic || read('fa_access_token') ? path : '/auth';
const { names, routes } = ROUTE_CHUNKS;
const start = Object.keys(routes).find((prefix) => destination.startsWith(prefix));
for (const place of (start && routes[start]) || []) preload(names[place]);
