import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tscOutput } from '../tsc.ts';
import { createEmptyProject } from './emptyProject.ts';
import type { EmptyProject } from './emptyProject.ts';
import { complaintsOf, driveProduct } from './page.ts';
import { startServer } from './server.ts';
import { least, newest } from './versions.ts';

const transparent = 'rgba(0, 0, 0, 0)';
const working = { complaints: [], isStyled: true };
const vite = 'node_modules/vite/bin/vite.js';

describe.each([
  ['the least', least],
  ['the newest', newest],
])('with %s React', (_, versions) => {
  let project: EmptyProject;
  beforeAll(() => {
    project = createEmptyProject('product', versions, { types: 'types' });
  });
  afterAll(() => project.remove());

  /** Serves the product, uses it and returns the result. */
  async function served(...args: string[]) {
    const server = await startServer(project, args);
    try {
      let colour = '';
      const complaints = await complaintsOf(server.url, async (page) => {
        colour = await driveProduct(page);
      });
      return { complaints, isStyled: colour !== transparent };
    } finally {
      await server.stop();
    }
  }

  test.each(['5.4', '5.9', '6.0', '7.0'])('the types compile with TypeScript %s', (version) => {
    const tsc = path.join(project.folder, 'node_modules', `typescript-${version}`, 'bin/tsc');
    for (const resolution of ['bundler', 'nodenext']) {
      expect(tscOutput(tsc, path.join(project.folder, 'types'), resolution)).toBe('');
    }
  });

  test('the dev server of Vite serves it', async () => {
    expect(await served(vite, '--port', 'PORT')).toEqual(working);
  });

  test('Vite builds it', async () => {
    expect(project.node(vite, 'build')).not.toMatch(/warn/i);
    expect(await served(vite, 'preview', '--port', 'PORT')).toEqual(working);
  });

  test('webpack builds it', async () => {
    project.node('webpack.mjs');
    expect(await served('static.mjs', 'webpack')).toEqual(working);
  });

  test('Express renders it, and a browser hydrates it', async () => {
    project.node('esbuild.mjs');
    expect(await served('express.mjs')).toEqual(working);
  });
});
