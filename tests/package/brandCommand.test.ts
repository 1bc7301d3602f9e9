import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import type { PackedProject } from './packedProject.ts';

const colors = { accent: '#00796b', highlight: '#ff8a65', neutral: '#6b7280' };
const flags = Object.entries(colors).flatMap(([name, color]) => [`--${name}`, color]);

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

/** Runs what the tarball declares as its command. */
function ui(...args: string[]) {
  const folder = path.join(project.folder, 'node_modules/@platform/ui');
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: { ui: string };
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, bin.ui), ...args],
    { cwd: project.folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, stdout, stderr };
}

const write = (name: string, text: string) => writeFileSync(path.join(project.folder, name), text);

test('brand writes the variables of both themes from flags', () => {
  const { status, stdout, stderr } = ui('brand', ...flags);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^:root \{\n {2}--platform-/);
  expect(stdout).toMatch(/--platform-accent-solid: light-dark\(oklch\(.+\), oklch\(.+\)\);/);
});

test('brand reads a JSON file or a module, and writes a file', () => {
  write('colours.json', JSON.stringify(colors));
  write('colours.mjs', `export default ${JSON.stringify(colors)};`);
  expect(ui('brand', 'colours.json', '--selector', '.harbour', '--out', 'brand.css').status).toBe(
    0,
  );
  const css = readFileSync(path.join(project.folder, 'brand.css'), 'utf8');
  expect(css).toMatch(/^\.harbour \{/);
  expect(ui('brand', 'colours.mjs', '--selector', '.harbour').stdout).toBe(css);
});

test.each([
  [['brand', ...flags, '--accent', 'teel'], "The accent 'teel' of the brand is no CSS colour."],
  [['brand', '--accent', '#00796b'], 'highlight is missing'],
  [['brand', 'nowhere.json'], 'nowhere.json cannot be read'],
  [['brand', 'broken.json'], 'broken.json cannot be read'],
  [['brand', ...flags, '--acent', 'red'], "Unknown option '--acent'"],
  [['brnd'], 'Unknown command: brnd.'],
])('%j fails with a clear message and no stack', (args, message) => {
  write('broken.json', '{ accent');
  const { status, stdout, stderr } = ui(...args);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});
