import { describe, expect, test } from 'vitest';
import { formatMoney, formatShare } from './money.ts';

describe('formatMoney', () => {
  test.each([
    [4900, 'USD', '$49.00'],
    [4905, 'EUR', '€49.05'],
    [4900, 'usd', '$49.00'],
    [4900, ' Usd ', '$49.00'],
    [4900, '', '$49.00'],
    [4900, ' ', '$49.00'],
    [4900, undefined, '$49.00'],
    [4900, null, '$49.00'],
    [0, 'USD', '$0.00'],
    [-0, 'USD', '$0.00'],
    [-0.4, 'USD', '$0.00'],
    [-4900, 'USD', '-$49.00'],
    [-4900, 'JPY', '-¥4,900'],
    [123_456_789_012_345, 'USD', '$1,234,567,890,123.45'],
    [5e20, 'HUF', 'HUF 5,000,000,000,000,000,000.00'],
    [0.5, 'usd', '$0.01'],
  ])('writes %d minor units of %j as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency).replaceAll('\u00A0', ' ')).toBe(text);
  });

  const inWholeUnits = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';
  const inThousandths = 'BHD JOD KWD OMR TND';
  // Locale data of browsers counts these in whole units or thousandths; the payment provider does
  // not.
  const inHundredths =
    'AFN ALL AMD COP CRC EUR HUF IDR IQD IRR ISK KPW LAK LBP LYD MMK PKR RSD SOS SYP TWD TZS UGX UYI UYW UZS YER';

  test.each([
    [inWholeUnits, '50,000', '50,001'],
    [inHundredths, '500.00', '500.01'],
    [inThousandths, '50.000', '50.001'],
  ])('READING-74 formats %s by its minor unit', (codes, wholeAmount, fractionalAmount) => {
    const formatAll = (amount: number) =>
      codes.split(' ').map((code) => formatMoney(amount, code).replace(/^[^\d]+/, ''));
    expect(new Set(formatAll(50_000))).toEqual(new Set([wholeAmount]));
    expect(new Set(formatAll(50_001))).toEqual(new Set([fractionalAmount]));
    const lower = codes.split(' ').map((code) => formatMoney(50_000, code.toLowerCase()));
    expect(lower).toEqual(codes.split(' ').map((code) => formatMoney(50_000, code)));
  });

  test('hides the zeros of a whole price only', () => {
    expect(formatMoney(4900, 'USD', { hidesZeroFraction: true })).toBe('$49');
    expect(formatMoney(4950, 'USD', { hidesZeroFraction: true })).toBe('$49.50');
    expect(formatMoney(4900, 'gold', { hidesZeroFraction: true })).toBe('49 gold');
    expect(formatMoney(4900, 'jpy', { hidesZeroFraction: true })).toBe('¥4,900');
    expect(formatMoney(4900, 'KWD', { hidesZeroFraction: true })).toContain('4.900');
    expect(formatMoney(49_000, 'KWD', { hidesZeroFraction: true })).toMatch(/49$/);
    expect(formatMoney(-50_000, 'HUF', { hidesZeroFraction: true })).toMatch(/^-HUF.500$/);
  });

  test.each(['gold', 'XX', '$', '1€', '<b>'])(
    'D17 formats %j, which is not a currency code',
    (currency) => {
      expect(formatMoney(4905, currency)).toBe(`49.05 ${currency}`);
    },
  );

  test('D17 formats an unused currency code', () => {
    expect(formatMoney(4900, 'XXZ').replaceAll('\u00A0', ' ')).toBe('XXZ 49.00');
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'D17 writes a dash for %s',
    (amount) => {
      expect(formatMoney(amount, 'USD')).toBe('–');
    },
  );
});

describe('formatShare', () => {
  test.each([
    [684, 1000, '68%'],
    [0, 1000, '0%'],
    [999, 1000, '99%'],
    [1000, 1000, '100%'],
    [1200, 1000, '120%'],
    [5e9, 1, '500,000,000,000%'],
  ])('%d of %d is %s', (part, whole, text) => {
    expect(formatShare(part, whole)).toBe(text);
  });

  test.each([
    [5, 0],
    [5, -1],
    [Number.NaN, 10],
    [5, Number.NaN],
  ])('D17 returns no share for %d of %d', (part, whole) => {
    expect(formatShare(part, whole)).toBe('–');
  });
});
