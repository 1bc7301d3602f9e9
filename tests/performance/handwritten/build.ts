import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appDist } from '../bytes/firstVisit.ts';
import { precompress } from '../precompress.ts';

const cache = new URL('../../../node_modules/.cache/handwritten/', import.meta.url);

export type HandwrittenPage = 'sign-in' | 'team' | 'contacts';

/** Fonts that the app preloads; the pages look the same and load the same fonts. */
async function fontPreloads(): Promise<string> {
  const html = await readFile(path.join(appDist, 'index.html'), 'utf8');
  return (html.match(/<link[^>]+as="font"[^>]*>/g) ?? []).join('');
}

/** Builds with the app's own settings. Returns the folder to serve. */
export async function buildHandwritten(page: HandwrittenPage): Promise<string> {
  const outDir = fileURLToPath(new URL(page, cache));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(page, import.meta.url)),
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@platform/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  const file = path.join(outDir, 'index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('</title>', `</title>${await fontPreloads()}`));
  await precompress(outDir);
  return outDir;
}
