import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../platform/state.ts';
import { changedAtom, markChangedAtom } from './changedAtoms.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a record is highlighted for two seconds after its last change, independently of others', () => {
  const store = createStore();
  store.set(markChangedAtom, ['a', 'b']);
  vi.advanceTimersByTime(1500);
  store.set(markChangedAtom, ['b']);
  expect([...store.get(changedAtom)]).toEqual(['a', 'b']);
  vi.advanceTimersByTime(500);
  expect([...store.get(changedAtom)]).toEqual(['b']);
  vi.advanceTimersByTime(1500);
  expect([...store.get(changedAtom)]).toEqual([]);
});
