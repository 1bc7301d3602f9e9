import { formatNumber } from '../format.ts';

const missing = '–';

/** How a price is written: whole prices lose their zeros, `$49`; amounts of an invoice do not. */
export interface MoneyOptions {
  /** Leaves out the fraction of a whole amount: $49, but $49.50. @default false */
  hidesZeroFraction?: boolean;
}

/**
 * Writes an amount given in the currency's minor unit: 4900 USD is $49.00, 4900 JPY is
 * ¥4,900. US digits, whatever the language.
 *
 * @param currency an ISO code; with another word, hundredths and the word itself are written
 * @returns '–' for what is no finite number and never 0
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string,
  { hidesZeroFraction = false }: MoneyOptions = {},
): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return missing;
  const trailingZeroDisplay = hidesZeroFraction ? 'stripIfInteger' : 'auto';
  try {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: currency || 'USD',
      trailingZeroDisplay,
    });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    // Intl throws a RangeError for what has not the form of a code.
    const figure = (amount / 100).toLocaleString('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay,
    });
    return `${figure} ${currency}`;
  }
}

/**
 * Writes a share as whole percent: 68%. What is short of the whole never reads 100%.
 *
 * @returns '–' where there is no share, as of nothing included
 */
export function formatShare(part: number, whole: number): string {
  const percent = (part / whole) * 100;
  if (!Number.isFinite(percent) || whole <= 0) return missing;
  const shown = part < whole ? Math.min(99, Math.round(percent)) : Math.round(percent);
  return `${formatNumber(shown)}%`;
}
