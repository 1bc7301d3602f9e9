import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import { lines, root } from './programs.ts';
import type { PackedProject } from './packedProject.ts';

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

/** Modules and folders whose paths differ in letter case only: one file on macOS and Windows. */
function sameButForCase(files: readonly string[]): string[][] {
  const spellings = new Map<string, string[]>();
  for (const name of new Set(files.flatMap(modulePaths))) {
    const key = name.toLowerCase();
    spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
  return [...spellings.values()].filter((names) => names.length > 1);
}

/** `a/b/C.tsx` is written as `a`, `a/b` and `a/b/C`, and `C.d.ts` or `C.js.map` as `C`. */
function modulePaths(file: string): string[] {
  const parts = file.replace(/(\.d)?\.\w+(\.map)?$/, '').split('/');
  return parts.map((_, place) => parts.slice(0, place + 1).join('/'));
}

test('two spellings of one path are found, whatever they end in', () => {
  expect(sameButForCase(['ui/Menu.tsx', 'ui/menu.ts', 'ui/Menu.styles.ts'])).toEqual([
    ['ui/Menu', 'ui/menu'],
  ]);
});

test('no two modules in the sources differ in letter case only', () => {
  const files = lines(execFileSync('git', ['ls-files'], { cwd: root }));
  expect(files.length).toBeGreaterThan(0);
  expect(sameButForCase(files)).toEqual([]);
});

test.each(['i18n', 'ui'])('no two modules in the packed %s differ in letter case only', (name) => {
  const files = project.filesOf(name);
  expect(files).toContain('package/dist/index.js');
  expect(sameButForCase(files)).toEqual([]);
});
