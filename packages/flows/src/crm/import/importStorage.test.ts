import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubTabStorage } from '../../testing/fakeTabStorage.ts';
import { numbersOf, rangesOf, readSentRows, writeSentRows } from './importStorage.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [[], ''],
  [[2], '2'],
  [[2, 3, 4], '2-4'],
  [[9, 2, 4, 3, 11], '2-4,9,11'],
])('%j is stored as %j', (numbers, ranges) => {
  expect(rangesOf(new Set(numbers))).toBe(ranges);
  expect(numbersOf(ranges)).toEqual(new Set(numbers));
});

describe('sent rows', () => {
  const rows = { created: new Set([2, 3, 5]), sent: new Set([4]) };

  test('are read for the same content and user only', () => {
    writeSentRows('ada', 'd1', rows);
    expect(readSentRows('ada', 'd1')).toEqual(rows);
    expect(readSentRows('ada', 'd2').created.size).toBe(0);
    expect(readSentRows('bo', 'd1').created.size).toBe(0);
  });

  test('are stored without contact data', () => {
    writeSentRows('ada', 'd1', rows);
    expect(storage.getItem('fa_import:ada')).toBe('{"d1":{"created":"2-3,5","sent":"4"}}');
  });

  test('of the files imported least recently are removed', () => {
    for (let file = 0; file < 12; file += 1) writeSentRows('ada', `d${file}`, rows);
    writeSentRows('ada', 'd2', rows);
    expect(readSentRows('ada', 'd1').created.size).toBe(0);
    expect(readSentRows('ada', 'd2').created.size).toBe(3);
    expect(readSentRows('ada', 'd11').created.size).toBe(3);
  });

  test.each(['', '[1]', '{"d1":7}', '{"d1":{"created":1,"sent":""}}', '{'])(
    'are empty if the stored value cannot be read (%j)',
    (stored) => {
      storage.setItem('fa_import:ada', stored);
      expect(readSentRows('ada', 'd1')).toEqual({ created: new Set(), sent: new Set() });
    },
  );

  test('are removed if none remains', () => {
    writeSentRows('ada', 'd1', rows);
    writeSentRows('ada', 'd1', { created: new Set(), sent: new Set() });
    expect(storage.getItem('fa_import:ada')).toBe('{}');
  });

  test('are not stored without a digest', () => {
    writeSentRows('ada', '', rows);
    expect(Object.keys(storage)).toEqual([]);
  });
});
