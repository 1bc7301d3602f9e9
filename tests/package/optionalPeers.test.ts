import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuildFailure } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import { root } from './programs.ts';
import type { PackedProject } from './packedProject.ts';

const ui = path.join(root, 'packages/ui');
const { peerDependenciesMeta } = JSON.parse(
  readFileSync(path.join(ui, 'package.json'), 'utf8'),
) as { peerDependenciesMeta: Record<string, { optional: boolean }> };
const optional = Object.keys(peerDependenciesMeta);

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject(optional);
});
afterAll(() => project.remove());

/** Packages that a bundler asks for when a product uses everything of some entries. */
async function missingOf(entries: readonly string[]): Promise<string[]> {
  const contents = entries.map((entry, index) => `export * as entry${index} from '${entry}';`);
  try {
    await build({
      absWorkingDir: project.folder,
      stdin: { contents: contents.join('\n'), resolveDir: project.folder },
      bundle: true,
      splitting: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      logLevel: 'silent',
      logLimit: 0,
    });
    return [];
  } catch (error) {
    const names = (error as BuildFailure).errors.map(
      ({ text }) => /^Could not resolve "([^"]+)"/.exec(text)?.[1] ?? text,
    );
    return [...new Set(names.map((name) => name.replace(/\/min$/, '')))].toSorted();
  }
}

/** The table of the guide: entries and the packages to install for them. */
function documented(): Record<string, string[]> {
  const rows = readFileSync(path.join(ui, 'README.md'), 'utf8').matchAll(
    /^\| `@platform\/ui\/(\w+)` +\| ((?:`[\w-]+`,? ?)+) *\|$/gm,
  );
  return Object.fromEntries(
    Array.from(rows, ([, area = '', names = '']) => [
      area,
      Array.from(names.matchAll(/`([\w-]+)`/g), ([, name = '']) => name).toSorted(),
    ]),
  );
}

test('the root and the areas that the guide does not list need no optional package', async () => {
  const areas = readdirSync(path.join(ui, 'src/screens')).filter((area) => !(area in documented()));
  const entries = ['@platform/ui', ...areas.map((area) => `@platform/ui/${area}`)];
  expect(await missingOf(entries)).toEqual([]);
});

test.each(Object.entries(documented()))('%s needs what the guide lists', async (area, names) => {
  expect(await missingOf([`@platform/ui/${area}`])).toEqual(names);
});

test('every optional package is needed by an area', () => {
  expect(Object.values(documented()).flat().toSorted()).toEqual(optional.toSorted());
});
