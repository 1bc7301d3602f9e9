import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';
import { complaintsOf } from './matrix/page.ts';
import { createPackedProject, root } from './packedProject.ts';
import type { PackedProject } from './packedProject.ts';
import { tscOutput } from './tsc.ts';

let project: PackedProject;
let server: AppServer;
beforeAll(async () => {
  project = createPackedProject();
  const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  writeFileSync(path.join(project.folder, 'main.tsx'), example);
  const options = readFileSync(
    path.join(root, 'tests/package/matrix/projects/types/tsconfig.json'),
    'utf8',
  );
  writeFileSync(path.join(project.folder, 'tsconfig.json'), options);
  writeFileSync(
    path.join(project.folder, 'index.html'),
    '<!doctype html><html lang="cy"><head><title>Harbour</title><link rel="icon" href="data:," /></head>' +
      '<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  );
  await build({ root: project.folder, configFile: false, logLevel: 'error', plugins: [react()] });
  server = await startAppServer({
    dist: path.join(project.folder, 'dist'),
    port: 0,
    config: () => ({}),
  });
});
afterAll(async () => {
  await server.close();
  project.remove();
});

test('the example of the README compiles as it stands', () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  expect(tscOutput(tsc, project.folder, 'bundler')).toBe('');
});

test.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])(
  'the example of the README shows a team at $width px, under its content policy',
  async (size) => {
    const complaints = await complaintsOf(server.url, async (page) => {
      await page.setViewportSize(size);
      await page.getByRole('heading', { level: 1, name: 'Team Management' }).waitFor();
      await page.getByText('Ada Lovelace').waitFor();
      const invite = page.getByRole('button', { name: 'Add colleague' });
      const color = await invite.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(color).toMatch(/^oklch\(0\.5/);
      await invite.click();
      await page.getByRole('dialog', { name: 'Invite User' }).waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('cy');
    });

    expect(complaints).toEqual([]);
  },
);
