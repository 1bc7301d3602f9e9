import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Folders with one folder per area, component or pattern. */
const shelves = [
  'packages/ui/src/components',
  'packages/ui/src/patterns',
  'packages/ui/src/screens',
];

const root = new URL('../../', import.meta.url);

/** Area, component or other folder below `src` that a file belongs to. */
function areaOf(file: string): string {
  const parts = file.split('/');
  const isShelved = shelves.some((shelf) => file.startsWith(`${shelf}/`));
  return parts.slice(0, parts.indexOf('src') + (isShelved ? 3 : 2)).join('/');
}

test('no area has two files of one name', () => {
  const packages = readdirSync(new URL('packages/', root)).map((name) => `packages/${name}`);
  const files = [...packages, 'app'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/src/`, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/src/${file}`,
    ),
  );
  const sources = files.filter((file) => /(?<!\/index)\.tsx?$/.test(file));
  const names = sources.map((file) => `${areaOf(file)}: ${path.basename(file)}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
