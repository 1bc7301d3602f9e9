import { expect, test } from 'vitest';
import { timelineDays } from './timelineDays.ts';

const entry = (id: string, date: string | null) => ({ id, date, title: id });

test('groups neighbouring entries by their day', () => {
  const days = timelineDays([
    entry('a', '2026-11-27T15:00:00'),
    entry('b', '2026-11-27T09:00:00'),
    entry('c', '2026-11-26T09:00:00'),
    entry('d', null),
    entry('e', 'soon'),
  ]);
  expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-27', ['a', 'b']],
    ['2026-11-26', ['c']],
    ['', ['d', 'e']],
  ]);
});

test('no entries have no days', () => {
  expect(timelineDays([])).toEqual([]);
});
