import { expect, it } from 'vitest';
import { readRetryAfter } from './retryAfter.ts';

const date = 'Wed, 21 Oct 2015 07:28:00 GMT';

it.each<[string, number | null]>([
  ['2', 2_000],
  ['0', 0],
  ['99999', 30_000],
  ['-1', null],
  ['soon', null],
  ['', null],
  ['1.5', null],
  ['Wed, 21 Oct 2015 07:28:05 GMT', 5_000],
  ['Wed, 21 Oct 2015 09:28:05 GMT', 30_000],
  ['Wed, 21 Oct 2015 07:27:00 GMT', null],
])('D11 reads Retry-After %j as %j', (value, expected) => {
  expect(readRetryAfter(new Headers({ 'retry-after': value, date }))).toBe(expected);
});
