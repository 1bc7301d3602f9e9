import { formatMoney } from '@platform/i18n/text';
import { expect, it } from 'vitest';
import { printableAmount } from './printableAmount.ts';

it.each([
  [50_000, 'inr', 'INR\u00A0500.00'],
  [50_000, 'KRW', 'KRW\u00A050,000'],
  [-50_000, 'VND', '-VND\u00A050,000'],
  [50_000, 'USD', '$500.00'],
  [50_000, 'EUR', '€500.00'],
  [50_000, 'JPY', '¥50,000'],
  [50_000, 'HUF', 'HUF\u00A0500.00'],
])('READING-74 prints %s of %s as %s', (amount, currency, printed) => {
  expect(printableAmount(formatMoney(amount, currency), currency)).toBe(printed);
});
