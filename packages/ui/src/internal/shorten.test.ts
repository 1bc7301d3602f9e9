import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['', ''],
  ['x'.repeat(1000), 'x'.repeat(1000)],
  ['x'.repeat(100_000), `${'x'.repeat(1000)}…`],
  [`${'x'.repeat(999)}🌻`, `${'x'.repeat(999)}…`],
])('X06 a text is shown up to a thousand characters (%#)', (text, shown) => {
  expect(shorten(text)).toBe(shown);
});
