import type { Notification } from '@platform/domain';
import { expect, it } from 'vitest';
import { byDay } from './byDay.ts';

const at = (key: string, createdAt: Date | null): Notification => ({
  key,
  id: key,
  category: 'system',
  severity: 'info',
  title: key,
  body: '',
  href: '',
  createdAt,
  isRead: true,
  isArchived: false,
});

it('groups notifications by day in the time zone of the device', () => {
  const days = byDay(
    [
      at('late', new Date(2026, 10, 23, 23, 59)),
      at('early', new Date(2026, 10, 23, 0, 1)),
      at('before', new Date(2026, 10, 22, 23, 59)),
      at('undated', null),
      at('out of order', new Date(2026, 10, 23, 12)),
    ],
    new Date(2026, 10, 23),
  );
  expect(days.map(({ date, items }) => [date?.getDate(), items.map(({ key }) => key)])).toEqual([
    [23, ['late', 'early']],
    [22, ['before']],
    [undefined, ['undated']],
    [23, ['out of order']],
  ]);
  expect(new Set(days.map(({ key }) => key)).size).toBe(4);
});

it('groups future notifications under today, which a slow device clock causes', () => {
  const days = byDay(
    [at('to come', new Date(2026, 10, 24, 3)), at('now', new Date(2026, 10, 23, 21))],
    new Date(2026, 10, 23),
  );
  expect(days.map(({ date, items }) => [date?.getDate(), items.length])).toEqual([[23, 2]]);
});
