import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transformWithOxc } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';
import { complaintsOf } from './matrix/page.ts';
import { root } from './programs.ts';

const conditions = ['@platform/source'];

/** Styled components get ids that do not depend on their order, as in the built package. */
const stableIds: Plugin = {
  name: 'stable-ids',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
    handler: (code, id) =>
      transformWithOxc(code, id, {
        jsx: { runtime: 'automatic', development: false },
        plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
      }),
  },
};

const shared: InlineConfig = {
  root: path.join(root, 'tests/package/hydration'),
  configFile: false,
  logLevel: 'error',
  plugins: [stableIds],
  // Only React's development build reports hydration mismatches.
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
};

type Markup = Record<string, Record<string, string>>;

const maxStories = process.env['EVERY_STORY'] ? Number.POSITIVE_INFINITY : 1;

let folder: string;
let server: AppServer | undefined;
let markup: Markup;
beforeAll(async () => {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'hydration-'));
  await build({
    ...shared,
    ssr: { resolve: { conditions } },
    build: { ssr: 'server.tsx', outDir: path.join(folder, 'server'), minify: false },
  });
  const script = pathToFileURL(path.join(folder, 'server/server.js')).href;
  const { renderStories } = (await import(script)) as {
    renderStories: (maxStories: number) => Promise<Markup>;
  };
  markup = await renderStories(maxStories);

  const dist = path.join(folder, 'browser');
  await build({
    ...shared,
    resolve: { conditions: [...conditions, 'module', 'browser'] },
    build: {
      outDir: dist,
      minify: false,
      rolldownOptions: { input: 'browser.tsx', output: { entryFileNames: 'browser.js' } },
    },
  });
  writeFileSync(
    path.join(dist, 'stories.html'),
    '<!doctype html><html lang="de"><head><title>Stories</title><link rel="icon" href="data:,"></head>' +
      '<body><script type="module" src="/browser.js"></script></body></html>',
  );
  server = await startAppServer({ dist, port: 0, config: () => ({}) });
}, 180_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('hydration in a browser matches the markup of stories from a server', async () => {
  const refused: Record<string, string[]> = {};
  const complaints = await complaintsOf(`${server?.url}/stories.html`, async (page) => {
    await page.waitForFunction(() => 'hydrateFile' in window);
    const files = await page.evaluate(() => window.storyFiles);
    expect(files).toEqual(Object.keys(markup));
    for (const file of files) {
      const found = await page.evaluate(([name, stories]) => window.hydrateFile(name, stories), [
        file,
        markup[file] ?? {},
      ] as const);
      if (found.length > 0) refused[file] = found;
    }
  });
  expect(refused).toEqual({});
  expect(complaints).toEqual([]);
}, 180_000);
