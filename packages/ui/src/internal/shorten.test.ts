import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['', ''],
  ['x'.repeat(1000), 'x'.repeat(1000)],
  ['x'.repeat(100_000), `${'x'.repeat(1000)}…`],
  [`${'x'.repeat(999)}🌻`, `${'x'.repeat(999)}…`],
])('X06 shows at most a thousand characters of a text (%#)', (text, shown) => {
  expect(shorten(text)).toBe(shown);
});
