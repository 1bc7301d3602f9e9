import { readPhone as readAnyPhone } from '@platform/i18n/text';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountryCallingCode } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { readPhone, shownPhone } from './phone.ts';

test.each([
  ['+44 20 7946 0100', '+442079460100', 'GB'],
  ['  +44 (0)20-7946.0100 ', '+442079460100', 'GB'],
  ['0044 20 7946 0100', '+442079460100', 'GB'],
  ['tel:+44-20-7946-0100', '+442079460100', 'GB'],
  ['+441632960101', '+441632960101', 'GB'],
  ['+39 06 5550 1900', '+390655501900', 'IT'],
  ['+7 700 123 45 67', '+77001234567', 'KZ'],
  ['+٤٤٢٠٧٩٤٦٠١٠٠', '+442079460100', 'GB'],
  ['＋４４ 20 7946 0100', '+442079460100', 'GB'],
  ['+800 1234 5678', '+80012345678', ''],
  ['Mobile: +44 20 7946 0100', '+442079460100', 'GB'],
  ['\u202A+44\u200B20\u22127946\u00A00100\u202C', '+442079460100', 'GB'],
])('%j is %s of %j', (typed, number, country) => {
  expect(readPhone(typed)).toMatchObject({ number, country, fault: null });
});

test.each([
  ['', null],
  ['   ', null],
  ['020 7946 0100', 'noCountry'],
  ['+999 123 456', 'unknownCountry'],
  ['+44 20 79', 'tooShort'],
  ['00 44 20 79', 'tooShort'],
  ['TEL:+44 20 79', 'tooShort'],
  ['Mobile: 0044 20 79', 'tooShort'],
  ['+44 20 7946 0100 1234', 'tooLong'],
  ['+44 20 7946 0100 ext 5', 'notANumber'],
  ['+44 two zero', 'notANumber'],
  ['call +44 20 7946 0100', 'noCountry'],
  ['+44 20 7946 0100, +44 20 7946 0101', 'notANumber'],
  ['<b>+44</b>', 'notANumber'],
  ['hello', 'notANumber'],
  ['+', 'notANumber'],
  ['1e5', 'notANumber'],
])('D04 %j is not a number: %s', (typed, fault) => {
  expect(readPhone(typed)).toMatchObject({ number: '', fault });
});

test('returns the country once the code belongs to only one', () => {
  expect(readPhone('+34').country).toBe('ES');
  expect(readPhone('+34 9').country).toBe('ES');
  expect(readPhone('+44').country).toBe('');
});

test('formats a number, and returns other text unchanged', () => {
  expect(shownPhone('+442079460100')).toBe('+44 20 7946 0100');
  expect(shownPhone('extension 5')).toBe('extension 5');
  expect(shownPhone('')).toBe('');
});

test('converts a number of any country to E.164 without tables', () => {
  for (const [country, national] of Object.entries(examples)) {
    const number = `+${getCountryCallingCode(country as CountryCode)}${national}`;
    expect(readAnyPhone(number)).toEqual({ number, extension: '' });
  }
});
