// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { numbersOf, rangesOf, readImport, writeImport } from './importMemory.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  [[], ''],
  [[2], '2'],
  [[2, 3, 4], '2-4'],
  [[9, 2, 4, 3, 11], '2-4,9,11'],
])('%j is kept as %j', (numbers, ranges) => {
  expect(rangesOf(new Set(numbers))).toBe(ranges);
  expect(numbersOf(ranges)).toEqual(new Set(numbers));
});

describe('what was imported', () => {
  const memory = { created: new Set([2, 3, 5]), sent: new Set([4]) };

  test('is known of the same content and the same person only', () => {
    writeImport('ada', 'd1', memory);
    expect(readImport('ada', 'd1')).toEqual(memory);
    expect(readImport('ada', 'd2').created.size).toBe(0);
    expect(readImport('bo', 'd1').created.size).toBe(0);
  });

  test('holds nothing of a contact', () => {
    writeImport('ada', 'd1', memory);
    expect(sessionStorage.getItem('fa_import:ada')).toBe('{"d1":{"created":"2-3,5","sent":"4"}}');
  });

  test('is forgotten of the files imported least lately', () => {
    for (let file = 0; file < 12; file += 1) writeImport('ada', `d${file}`, memory);
    writeImport('ada', 'd2', memory);
    expect(readImport('ada', 'd1').created.size).toBe(0);
    expect(readImport('ada', 'd2').created.size).toBe(3);
    expect(readImport('ada', 'd11').created.size).toBe(3);
  });

  test.each(['', '[1]', '{"d1":7}', '{"d1":{"created":1,"sent":""}}', '{'])(
    'of what cannot be read is nothing (%j)',
    (stored) => {
      sessionStorage.setItem('fa_import:ada', stored);
      expect(readImport('ada', 'd1')).toEqual({ created: new Set(), sent: new Set() });
    },
  );

  test('is forgotten where nothing of it is left', () => {
    writeImport('ada', 'd1', memory);
    writeImport('ada', 'd1', { created: new Set(), sent: new Set() });
    expect(sessionStorage.getItem('fa_import:ada')).toBe('{}');
  });

  test('without a digest is not kept', () => {
    writeImport('ada', '', memory);
    expect(sessionStorage).toHaveLength(0);
  });
});
