import { describe, expect, test } from 'vitest';
import { numberFormatter, numberSyntax } from './numberFormat.ts';
import type { NumberFormat } from './numberFormat.ts';
import { readNumber } from './readNumber.ts';

const read = (text: string, locale = 'en', format: NumberFormat = {}, unit = '') =>
  readNumber(text, numberSyntax(locale, format, unit));
const valueOf = (...given: Parameters<typeof read>) => {
  const typed = read(...given);
  return typed.kind === 'number' ? typed.value : typed;
};
const faultOf = (...given: Parameters<typeof read>) => {
  const typed = read(...given);
  return typed.kind === 'fault' ? typed.fault.code : typed;
};

test.each(['', '  ', '\u200E', '\u00A0'])('%j is empty', (text) => {
  expect(read(text)).toEqual({ kind: 'empty' });
});

describe('separators', () => {
  test.each([
    ['1234.5', 'en', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'en', 1234.5],
    ['1,234.5', 'de', 1234.5],
    ['1.234,5', 'de', 1234.5],
    ['1,234', 'en', 1234],
    ['1.234', 'de', 1234],
    ['1.234', 'en', 1.234],
    ['1,234', 'de', 1.234],
    ['1,5', 'en', 1.5],
    ['1.5', 'de', 1.5],
    ['0,123', 'en', 0.123],
    ['1,234,567', 'en', 1_234_567],
    ['1.234.567', 'en', 1_234_567],
    ['1,234,567', 'fr', 1_234_567],
    ['1\u202F234,5', 'fr', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1\u00A0234.5', 'en', 1234.5],
    ["1'234.5", 'de', 1234.5],
    ['1’234.50', 'de-CH', 1234.5],
    ['1,23,456.5', 'hi', 123_456.5],
    ['12,34,567', 'hi', 1_234_567],
    ['1.5', 'fr', 1.5],
    ['.5', 'en', 0.5],
    ['5.', 'en', 5],
    ['1٬234٫5', 'ar-EG', 1234.5],
  ])('%s in %s is %d', (text, locale, expected) => {
    expect(valueOf(text, locale)).toBe(expected);
  });

  test.each([
    ['1.234', 'fr', { grouped: 1234, decimal: 1.234 }],
    ['-12,345', 'de-CH', { grouped: -12_345, decimal: -12.345 }],
  ])('%s in %s has two meanings', (text, locale, meanings) => {
    expect(read(text, locale)).toEqual({
      kind: 'fault',
      fault: { code: 'ambiguous', ...meanings },
    });
  });

  test.each(['1,2,3', '1.2.3', '12 34', '1 2', '1,234.567.890', '1,,000', "1'2", '1 234 56', '.'])(
    '%s is not a number in any locale',
    (text) => {
      for (const locale of ['en', 'de', 'fr', 'hi']) expect(faultOf(text, locale)).toBe('format');
    },
  );
});

test.each([
  ['-5', -5],
  ['−5', -5],
  ['–5', -5],
  ['5-', -5],
  ['+5', 5],
  ['－５', -5],
  ['\u200E-5', -5],
  ['- 5', -5],
])('the sign of %j', (text, expected) => {
  expect(valueOf(text)).toBe(expected);
});

test('zero has no sign', () => {
  expect(valueOf('-0')).toBe(0);
});

test.each([
  ['1e3', 1000],
  ['1.5E3', 1500],
  ['2e-2', 0.02],
  ['100e-2', 1],
  ['1e+2', 100],
])('the exponent of %s', (text, expected) => {
  expect(valueOf(text)).toBe(expected);
});

test.each([
  ['٤٢', 42],
  ['۴۲', 42],
  ['४२', 42],
  ['౪౨', 42],
  ['４２', 42],
])('the digits of %s', (text, expected) => {
  expect(valueOf(text)).toBe(expected);
});

test.each([
  '9007199254740992',
  '12345678901234567890',
  '1e400',
  '1e-400',
  '0.12345678901234567',
  '1234567890123456.5',
])('%s does not fit into a number', (text) => {
  expect(faultOf(text)).toBe('digits');
});

test('the largest exact integer is a number', () => {
  expect(valueOf('9,007,199,254,740,991')).toBe(Number.MAX_SAFE_INTEGER);
});

test.each(['12a', '1/2', '½', '5²', '①', 'ten', '--5', '1e', 'e3', '0x1F', '5 %', '$5', 'NaN'])(
  '%s is not a number',
  (text) => {
    expect(faultOf(text)).toBe('format');
  },
);

describe('units', () => {
  const euro = { style: 'currency', currency: 'EUR' } as const;
  const minutes = { style: 'unit', unit: 'minute' } as const;

  test.each([
    ['€12.50', 'en', euro, 12.5],
    ['12,50 €', 'de', euro, 12.5],
    ['12,50 EUR', 'de', euro, 12.5],
    ['EUR 12', 'en', euro, 12],
    ['12 euros', 'en', euro, 12],
    ['-€12', 'en', euro, -12],
    ['€-12', 'en', euro, -12],
    ['(€12)', 'en', { ...euro, currencySign: 'accounting' }, -12],
    ['7', 'en', { style: 'percent' }, 0.07],
    ['7 %', 'en', { style: 'percent' }, 0.07],
    ['7.5', 'en', { style: 'percent' }, 0.075],
    ['٧٪', 'ar-EG', { style: 'percent' }, 0.07],
    ['29%', 'en', { style: 'percent' }, 0.29],
    ['5 min', 'en', minutes, 5],
    ['1 minute', 'en', minutes, 1],
    ['5 Minuten', 'de', minutes, 5],
    ['5 m', 'en', minutes, 5],
  ] as const)('%s in %s', (text, locale, format, expected) => {
    expect(valueOf(text, locale, format)).toBe(expected);
  });

  test('reads a custom unit, also with a power', () => {
    expect(valueOf('12 m²', 'en', {}, 'm²')).toBe(12);
    expect(faultOf('12 m²')).toBe('format');
  });

  test.each([
    ['$12', euro],
    ['12 h', minutes],
    ['12 €', minutes],
  ])('%s has another unit', (text, format) => {
    expect(faultOf(text, 'en', format)).toBe('format');
  });
});

describe('decimals', () => {
  test.each([
    ['1.5', { maximumFractionDigits: 0 }, 'whole'],
    ['7.5', { style: 'percent', maximumFractionDigits: 0 }, 'whole'],
    ['1.005', { style: 'currency', currency: 'EUR' }, 'decimals'],
    ['1.5', { style: 'currency', currency: 'JPY' }, 'whole'],
    ['15e-1', { maximumFractionDigits: 0 }, 'whole'],
  ] as const)('%s has too many', (text, format, code) => {
    expect(faultOf(text, 'en', format)).toBe(code);
  });

  test.each([
    ['1.0', 1],
    ['1.50', 1.5],
    ['20e-1', 2],
  ])('trailing zeros of %s do not count', (text, expected) => {
    expect(valueOf(text, 'en', { maximumFractionDigits: 1 })).toBe(expected);
  });
});

test('reads back every formatted number', () => {
  const formats: NumberFormat[] = [
    {},
    { style: 'percent', maximumFractionDigits: 2 },
    { style: 'unit', unit: 'kilobyte-per-second', unitDisplay: 'long' },
    { style: 'unit', unit: 'celsius' },
    { style: 'currency', currency: 'INR' },
    { style: 'currency', currency: 'USD', currencySign: 'accounting' },
    { style: 'currency', currency: 'CHF', currencyDisplay: 'name' },
  ];
  const locales = [
    'en',
    'de',
    'fr',
    'es',
    'pt',
    'it',
    'ru',
    'hi',
    'te',
    'de-CH',
    'ar-EG',
    'fa',
    'he',
  ];
  const values = [0, 1, 2, 5, -1, 12, 1234, 1_234_567, -1_234_567, 12.5, -0.25, 1234.25];
  const unread = formats.flatMap((format) =>
    locales.flatMap((locale) =>
      values.flatMap((value) => {
        const text = numberFormatter(locale, format).format(value);
        return valueOf(text, locale, format) === value ? [] : [`${locale} ${value} ${text}`];
      }),
    ),
  );
  expect(unread).toEqual([]);
});
