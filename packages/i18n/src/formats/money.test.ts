import { describe, expect, test } from 'vitest';
import { formatMoney, formatShare } from './money.ts';

describe('formatMoney', () => {
  test.each([
    [4900, 'USD', '$49.00'],
    [4905, 'EUR', '€49.05'],
    [4900, 'JPY', '¥4,900'],
    [4900, 'KWD', 'KWD 4.900'],
    [4900, '', '$49.00'],
    [0, 'USD', '$0.00'],
    [-4900, 'USD', '-$49.00'],
  ])('writes %d minor units of %j as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency).replaceAll('\u00A0', ' ')).toBe(text);
  });

  test('hides the zeros of a whole price only', () => {
    expect(formatMoney(4900, 'USD', { hidesZeroFraction: true })).toBe('$49');
    expect(formatMoney(4950, 'USD', { hidesZeroFraction: true })).toBe('$49.50');
    expect(formatMoney(4900, 'gold', { hidesZeroFraction: true })).toBe('49 gold');
  });

  test.each(['gold', 'XX', '$', '1€', '<b>'])('D17 writes %j, which is no code', (currency) => {
    expect(formatMoney(4905, currency)).toBe(`49.05 ${currency}`);
  });

  test('D17 writes a code that nobody uses', () => {
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
  ])('D17 has no share of %d in %d', (part, whole) => {
    expect(formatShare(part, whole)).toBe('–');
  });
});
