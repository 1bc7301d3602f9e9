// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readTab, readTabJson, tabKeys, writeTab } from './tabStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('reads what was written, until it is removed', () => {
  expect(writeTab('fa_one:a', '{"at":1}')).toBe(true);
  expect(readTab('fa_one:a')).toBe('{"at":1}');
  expect(readTabJson('fa_one:a')).toEqual({ at: 1 });
  expect(tabKeys('fa_one:')).toEqual(['fa_one:a']);
  expect(writeTab('fa_one:a', null)).toBe(true);
  expect([readTab('fa_one:a'), readTabJson('fa_one:a'), tabKeys('fa_one:')]).toEqual([
    null,
    null,
    [],
  ]);
});

test('reads invalid JSON as null', () => {
  sessionStorage.setItem('fa_one', '{');
  expect(readTabJson('fa_one')).toBeNull();
});

test('P01 P02 stores nothing if storage is blocked or full, and never throws', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeTab('fa_one', 'x')).toBe(false);
  expect(writeTab('fa_one', null)).toBe(true);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect([readTab('fa_one'), readTabJson('fa_one'), tabKeys('fa_')]).toEqual([null, null, []]);
  expect([writeTab('fa_one', 'x'), writeTab('fa_one', null)]).toEqual([false, false]);
});
