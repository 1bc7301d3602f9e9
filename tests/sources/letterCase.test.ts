import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sameButForCase } from './letterCase.ts';

test('two spellings of one path are found, with any extension', () => {
  expect(sameButForCase(['ui/Menu.tsx', 'ui/menu.ts', 'ui/Menu.styles.ts'])).toEqual([
    ['ui/Menu', 'ui/menu'],
  ]);
});

test('no two modules in the sources differ in letter case only', () => {
  const files = execFileSync('git', ['ls-files', ':/'], { encoding: 'utf8' }).split('\n');
  expect(files.length).toBeGreaterThan(0);
  expect(sameButForCase(files)).toEqual([]);
});
