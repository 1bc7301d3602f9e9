import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { Chunk } from './chunk.ts';

/** The production build of the app, as `scripts/buildApp.mjs` leaves it. */
export const appDist = fileURLToPath(new URL('../../../app/dist/', import.meta.url));

function read(name: string): string {
  const file = path.join(appDist, name);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  return readFileSync(file, 'utf8');
}

function preloadedAt(script: string, pathname: string): string[] {
  const preloadedUrls: string[] = [];
  const storage = { getItem: (key: string) => (key === 'fa_access_token' ? 'token' : null) };
  runInNewContext(read(script), {
    location: { pathname },
    localStorage: storage,
    sessionStorage: storage,
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: () => {},
    document: {
      documentElement: { dataset: {}, style: {} },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloadedUrls.push(link.href) },
    },
  });
  if (preloadedUrls.length === 0)
    throw new Error(`The boot script preloads nothing at ${pathname}`);
  return preloadedUrls;
}

export function importsOf(name: string): string[] {
  const specifiers = read(name).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
  return [...specifiers].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(name), specifier),
  );
}

/** Scripts that a first visit loads before its page is usable: document, boot script, imports. */
export function scriptFilesOf(pathname: string): string[] {
  const page = read('index.html');
  const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, name = '']) => name);
  const boot = scripts.find((name) => /\/boot-/.test(name));
  if (!boot) throw new Error('index.html loads no boot script');
  const fileNames = [
    ...scripts,
    ...preloadedAt(boot, pathname).map((href) => href.replace(/^\//, '')),
  ];
  const found = new Set<string>();
  for (const name of fileNames) addWithImports(name, found);
  return [...found];
}

/** Returns the same files with the size of their compressed versions, which the server sends. */
export const firstVisit = (pathname: string): Chunk[] =>
  scriptFilesOf(pathname).map((name) => ({
    name,
    bytes: statSync(path.join(appDist, `${name}.br`)).size,
  }));

export function addWithImports(name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  for (const imported of importsOf(name)) addWithImports(imported, found);
}
