import { expect, test } from 'vitest';
import { interactionFigures, leadFigures } from './crmFigures.ts';

const span = { from: new Date(2024, 5, 12), to: new Date(2024, 5, 19) };
const lead = (createdAt: Date | null, status: 'New' | 'Closed Won' | null = 'New') => ({
  createdAt,
  status,
});

test('counts leads, including the won ones, by creation day', () => {
  const rows = [
    lead(new Date(2024, 5, 12)),
    lead(new Date(2024, 5, 18, 23, 59), 'Closed Won'),
    lead(new Date(2024, 5, 19), 'Closed Won'),
    lead(new Date(2024, 5, 11, 23, 59), 'Closed Won'),
    lead(null, 'Closed Won'),
    lead(new Date(2024, 5, 17), null),
  ];
  const figures = leadFigures({ rows, isTruncated: true }, span);
  expect(figures).toMatchObject({
    now: { created: 3, won: 1 },
    before: { created: 1, won: 1 },
    loaded: 6,
    isTruncated: true,
  });
  expect(figures.periods.map(({ number, created, won }) => [number, created, won])).toEqual([
    [22, 0, 0],
    [23, 0, 0],
    [24, 2, 1],
    [25, 3, 2],
  ]);
});

test('interactions count by type, known types first, then unknown ones', () => {
  const at = new Date(2024, 5, 13);
  const one = (type: 'call' | 'email' | null, typeText: string = type ?? '', createdAt = at) => ({
    type,
    typeText,
    createdAt,
  });
  const rows = [
    one('call'),
    one('call'),
    one('email', 'email', new Date(2024, 5, 19)),
    one(null, 'fax'),
    one(null, 'pigeon'),
    one(null, 'pigeon'),
  ];
  expect(interactionFigures({ rows, isTruncated: false }, span, ['call', 'email'])).toEqual({
    total: 5,
    calls: 2,
    types: [
      { type: 'call', text: 'call', count: 2 },
      { type: 'email', text: 'email', count: 0 },
      { type: null, text: 'pigeon', count: 2 },
      { type: null, text: 'fax', count: 1 },
    ],
    loaded: 6,
    isTruncated: false,
  });
});
