import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from '../precompress.ts';

const cache = new URL('../../../node_modules/.cache/handwritten/', import.meta.url);

/** The two pages that the app is compared with. */
export type HandwrittenPage = 'sign-in' | 'team';

/**
 * Builds a hand-written page with the app's own build settings.
 *
 * @returns its folder, ready to be served
 */
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
  await precompress(outDir);
  return outDir;
}
