/**
 * Applies the theme and preloads this path's chunks; a file, as the policy forbids inline scripts.
 */

/** Chunks that a page needs in addition to the entry, by path prefix, longest first. */
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
const path = location.pathname === '/' ? '/dashboard' : location.pathname;
const destination = isPublic || read('fa_access_token') ? path : '/auth';
const [, files = []] = PAGE_CHUNKS.find(([prefix]) => destination.startsWith(prefix)) ?? [];
for (const file of files) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${file}`;
  document.head.append(link);
}
