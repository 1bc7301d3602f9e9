import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۱۲۳', '123'],
  ['१२३,०', '123,0'],
  ['౧౨౩', '123'],
  ['๙ ၉ ៩', '9 9 9'],
  ['12a', '12a'],
])('%s is read as %s', (text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected);
});
