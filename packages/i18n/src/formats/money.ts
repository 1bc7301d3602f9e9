import { formatNumber } from '../format.ts';
import { minorUnitDecimals } from './minorUnit.ts';

const missing = '–';

/** Options of `formatMoney`. */
export interface MoneyOptions {
  /** Omits the decimals of a whole amount: $49, but $49.50. @default false */
  hidesZeroFraction?: boolean;
}

/**
 * Formats an amount in the minor unit: 4900 USD is $49.00, 4900 JPY is ¥4,900.
 * @param currency ISO 4217 in any case, USD if missing; other text is appended to the amount
 * @returns '–' unless the amount is finite
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  { hidesZeroFraction = false }: MoneyOptions = {},
): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return missing;
  const code = currency?.trim() || 'USD';
  const decimals = minorUnitDecimals(code);
  const figure = amount / 10 ** decimals;
  const digits: Intl.NumberFormatOptions = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
    trailingZeroDisplay: hidesZeroFraction ? 'stripIfInteger' : 'auto',
  };
  try {
    return figure.toLocaleString('en-US', { style: 'currency', currency: code, ...digits });
  } catch {
    // Intl throws a RangeError unless the code has three letters.
    return `${figure.toLocaleString('en-US', digits)} ${code}`;
  }
}

/** Formats a share in percent: 68%; '–' if `whole` is 0. Less than the whole never reads 100%. */
export function formatShare(part: number, whole: number): string {
  const percent = (part / whole) * 100;
  if (!Number.isFinite(percent) || whole <= 0) return missing;
  const shown = part < whole ? Math.min(99, Math.round(percent)) : Math.round(percent);
  return `${formatNumber(shown)}%`;
}
