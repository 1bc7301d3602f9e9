import { expect, test } from 'vitest';
import { checkFiles } from './fileRules.ts';
import type { FileRules } from './fileRules.ts';

const file = (name: string, size = 10, type = '') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

const none = new Set<File>();

function reasons(files: readonly File[], rules: FileRules, present: readonly File[] = []) {
  const { refused } = checkFiles(files, none, present, rules);
  return refused.map(({ file: { name }, reason }) => `${name}: ${reason}`);
}

test('accepts media types, groups of them, and extensions in any case', () => {
  const files = [
    file('Report.PDF'),
    file('photo', 10, 'image/png'),
    file('list.txt', 10, 'text/csv;charset=utf-8'),
    file('setup.exe', 10, 'application/octet-stream'),
    file('image/png'),
  ];
  expect(reasons(files, { accept: ' .pdf, image/*,text/csv' })).toEqual([
    'setup.exe: type',
    'image/png: type',
  ]);
  expect(reasons(files, {})).toEqual([]);
  expect(reasons(files, { accept: '*/*' })).toEqual([]);
});

test('refuses empty and large files; the limit itself is accepted', () => {
  expect(reasons([file('a', 0), file('b', 11), file('c', 10)], { maxSize: 10 })).toEqual([
    'a: empty',
    'b: size',
  ]);
});

test('refuses a file that is listed already, or twice in one drop', () => {
  expect(reasons([file('a'), file('b'), file('b'), file('a', 9)], {}, [file('a')])).toEqual([
    'a: duplicate',
    'b: duplicate',
  ]);
});

test('refuses files beyond the limit, and counts only accepted ones', () => {
  const files = [file('a', 0), file('b'), file('c')];
  expect(reasons(files, { maxFiles: 2 }, [file('d')])).toEqual(['a: empty', 'c: count']);
});

test('reports a folder before its other faults', () => {
  const folder = file('Photos', 0);
  const { accepted, refused } = checkFiles([folder], new Set([folder]), [], { accept: '.png' });
  expect(accepted).toEqual([]);
  expect(refused).toEqual([{ file: folder, reason: 'folder' }]);
});
