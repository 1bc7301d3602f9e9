import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyProject } from './emptyProject.ts';
import type { EmptyProject } from './emptyProject.ts';
import { complaintsOf, driveProduct } from './page.ts';
import { startServer } from './server.ts';
import { newest } from './versions.ts';

const next = 'node_modules/next/dist/bin/next';

let project: EmptyProject;
beforeAll(() => {
  project = createEmptyProject('next', newest, { 'product/App.jsx': 'app/App.jsx' });
});
afterAll(() => project.remove());

test.each([
  ['dev', () => ''],
  ['start', () => project.node(next, 'build')],
])('the app router of Next renders it, also on the server: next %s', async (command, prepare) => {
  prepare();
  const server = await startServer(project, [next, command, '-p', 'PORT']);
  try {
    const markup = await (await fetch(server.url)).text();
    expect(markup).toMatch(/<style[^>]*data-styled/);
    expect(markup).toContain('1,234');
    const complaints = await complaintsOf(server.url, async (page) => {
      await page.getByRole('heading', { name: 'Rendered on a server' }).waitFor();
      expect(await driveProduct(page)).not.toBe('rgba(0, 0, 0, 0)');
    });
    expect(complaints).toEqual([]);
  } finally {
    await server.stop();
  }
});
