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

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Packages that a bundler cannot resolve if a product uses everything of an entry. */
async function missingOf(entry: string): Promise<string[]> {
  try {
    await build({
      absWorkingDir: project.folder,
      stdin: { contents: `export * from '${entry}';`, resolveDir: project.folder },
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
    const names = (error as BuildFailure).errors.map(({ text }) =>
      packageOf(/^Could not resolve "([^"]+)"/.exec(text)?.[1] ?? text),
    );
    return [...new Set(names)].toSorted();
  }
}

/** The table of the guide: entries and the packages to install for them. */
const documented = Object.fromEntries(
  Array.from(
    readFileSync(path.join(ui, 'README.md'), 'utf8').matchAll(
      /^\| `(@platform\/ui\/\w+)` +\| ((?:`[\w-]+`,? ?)+) *\|$/gm,
    ),
    ([, entry = '', names = '']) => [
      entry,
      Array.from(names.matchAll(/`([\w-]+)`/g), ([, name = '']) => name).toSorted(),
    ],
  ),
);

const areas = readdirSync(path.join(ui, 'src/screens'));
const entries = ['forms', ...areas].map((name) => `@platform/ui/${name}`);

test.each(['@platform/ui', ...entries])(
  '%s needs the packages that the guide lists',
  async (entry) => {
    expect(await missingOf(entry)).toEqual(documented[entry] ?? []);
  },
);

test('every optional package is needed by an entry', () => {
  const needed = new Set(Object.values(documented).flat());
  expect([...needed].toSorted()).toEqual(optional.toSorted());
});
