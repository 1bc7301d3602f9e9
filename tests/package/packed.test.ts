import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import { published, root } from './programs.ts';
import type { PackedProject } from './packedProject.ts';

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

test('the packed package renders a button in plain Node', () => {
  const script = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Button } from '@platform/ui';
    process.stdout.write(renderToString(createElement(Button, {}, 'Save')));
  `;
  expect(project.run(script)).toMatch(/<button[^>]*>.*Save.*<\/button>/);
});

test('each component, pattern and area has its own entry', () => {
  const src = path.join(root, 'packages/ui/src');
  const barrel = readFileSync(path.join(src, 'index.ts'), 'utf8');
  const shared = [...barrel.matchAll(/export \* from '.\/(.+)\/index\.ts'/g)].map(
    ([, name]) => name,
  );
  expect(shared).toEqual(expect.arrayContaining(['components/Button', 'patterns/ListPage']));
  const areas = readdirSync(path.join(src, 'screens'));
  const script = `
    for (const name of ${JSON.stringify([...shared, ...areas])}) await import('@platform/ui/' + name);
  `;
  expect(() => project.run(script)).not.toThrow();
});

test.each([
  ['components/Button/Button.js', 'ERR_MODULE_NOT_FOUND'],
  ['vendor/lucide.js', 'ERR_MODULE_NOT_FOUND'],
  ['components/Button/Button', 'ERR_MODULE_NOT_FOUND'],
  ['internal', 'ERR_MODULE_NOT_FOUND'],
])('%s cannot be imported', (name, code) => {
  expect(() => project.run(`await import('@platform/ui/${name}');`)).toThrow(code);
});

// Packs all packages and reads all their entries, which exceeds the usual timeout.
const timeout = 120_000;

test.each(published)('%s is a valid package for its users', { timeout }, async (name) => {
  const folder = path.join(root, 'packages', name, 'dist');
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: 'npm' });
  expect(messages).toEqual([]);
  const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const options = [attw, '--pack', folder, '--profile', 'esm-only'];
  expect(() => execFileSync(process.execPath, options, { stdio: 'pipe' })).not.toThrow();
});
