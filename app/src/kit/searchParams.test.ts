import { expect, it } from 'vitest';
import { day, oneOf, page, text, wholeNumber } from './searchParams.ts';

const status = oneOf(['', 'open', 'closed']);

it.each([
  [
    'text',
    text,
    [
      ['a & b', 'a & b'],
      ['', ''],
    ],
  ],
  [
    'words',
    status,
    [
      ['open', 'open'],
      ['', ''],
      ['Open', null],
      ['gone', null],
    ],
  ],
  [
    'page',
    page,
    [
      ['1', 1],
      ['007', 7],
      ['99999', 10_000],
      ['0', 1],
      ['-3', null],
      ['1.5', null],
      ['1e3', null],
      ['100000', null],
      ['', null],
      [' 2', null],
    ],
  ],
  [
    'wholeNumber',
    wholeNumber,
    [
      ['0', 0],
      ['12', 12],
      ['-1', null],
      ['1.5', null],
      ['1234567890', null],
      ['', null],
    ],
  ],
  [
    'day',
    day,
    [
      ['2026-11-21', '2026-11-21'],
      ['2026-1-1', null],
      ['soon', null],
      ['2026-11-21T00:00', null],
      ['', null],
    ],
  ],
] as const)('%s reads valid values only', (_name, param, cases) => {
  for (const [value, expected] of cases)
    expect([value, param.read(value)]).toEqual([value, expected]);
});

it('words fall back to the first unless another is given', () => {
  expect(status.fallback).toBe('');
  expect(oneOf(['table', 'board'], 'board').fallback).toBe('board');
});
