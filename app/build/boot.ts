/**
 * Runs before the first paint, as a file of its own because the content security policy allows no
 * inline script: sets the stored theme, so that no other one flashes, keeps to what the device
 * and other tabs choose, and asks at once for the
 * chunks of this address, so that they do not wait for the entry to run.
 */

/** The chunks that a page needs besides the entry, by the start of its path, longest first. */
declare const PAGE_CHUNKS: readonly (readonly [prefix: string, files: readonly string[]])[];

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  const theme = read('theme');
  const isDark = theme === 'dark' || (theme !== 'light' && darkDevice.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

applyTheme();
darkDevice.addEventListener('change', applyTheme);
addEventListener('storage', applyTheme);

const isPublic = /^\/(auth|invite)(\/|$)/.test(location.pathname);
// The start page leads to the dashboard.
const path = location.pathname === '/' ? '/dashboard' : location.pathname;
const destination = isPublic || read('fa_access_token') ? path : '/auth';
const [, files = []] = PAGE_CHUNKS.find(([prefix]) => destination.startsWith(prefix)) ?? [];
for (const file of files) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${file}`;
  document.head.append(link);
}
