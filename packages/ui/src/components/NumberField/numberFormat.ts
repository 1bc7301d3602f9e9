import { removeInvisible, trimText } from '@platform/i18n/text';

/** Options of `Intl.NumberFormat` whose output can be read back. */
export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'currency'
  | 'currencyDisplay'
  | 'currencySign'
  | 'unit'
  | 'unitDisplay'
  | 'minimumIntegerDigits'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
  | 'signDisplay'
  | 'useGrouping'
>;

/** A number represents no more digits than these exactly. */
export const MAX_DIGITS = 15;

/** Cached per locale and options: creating a formatter costs more than rendering a field. */
const formats = new Map<string, Intl.NumberFormat>();

export function numberFormatter(locale: string, format: NumberFormat): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(format)}`;
  const known = formats.get(key);
  // A number is shown with all its decimals unless the format or the currency limits them.
  const decimals = format.style === 'currency' ? {} : { maximumFractionDigits: MAX_DIGITS };
  const formatter = known ?? new Intl.NumberFormat(locale, { ...decimals, ...format });
  if (!known) formats.set(key, formatter);
  return formatter;
}

/** Notation of numbers in a locale and a format. */
export interface NumberSyntax {
  /** Decimal separator of the locale. */
  decimal: string;
  /** Group separator of the locale; a plain space for every kind of space. */
  group: string;
  /** Currency, unit and percent signs in every notation, the longest first, in lower case. */
  affixes: readonly string[];
  isPercent: boolean;
  /** True if negative numbers are written in brackets. */
  isAccounting: boolean;
  /** Maximum number of decimals as written: 7.5 % has one. */
  maxDecimals: number;
}

const SAMPLES = [0, 1, 2, 3, 5, 11, 1.5, 1_000_000];
const AFFIXES = new Set(['currency', 'unit', 'percentSign']);

/** Notations of a currency or a unit that may be pasted. */
function notations(format: NumberFormat): NumberFormat[] {
  if (format.style === 'currency') {
    const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
    return displays.map((currencyDisplay) => ({ ...format, currencyDisplay }));
  }
  if (format.style !== 'unit') return [format];
  const displays = ['short', 'narrow', 'long'] as const;
  return displays.map((unitDisplay) => ({ ...format, unitDisplay }));
}

const syntaxes = new Map<string, NumberSyntax>();

export function numberSyntax(locale: string, format: NumberFormat, unit = ''): NumberSyntax {
  const key = `${locale} ${unit} ${JSON.stringify(format)}`;
  const known = syntaxes.get(key);
  const syntax = known ?? createSyntax(locale, format, unit);
  if (!known) syntaxes.set(key, syntax);
  return syntax;
}

function createSyntax(locale: string, format: NumberFormat, unit: string): NumberSyntax {
  const separators = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const separator = (type: string) => separators.find((part) => part.type === type)?.value ?? '';
  const affixes = new Set([unit]);
  for (const notation of notations(format)) {
    for (const language of new Set([locale, 'en'])) {
      const formatter = new Intl.NumberFormat(language, notation);
      for (const { type, value } of SAMPLES.flatMap((sample) => formatter.formatToParts(sample))) {
        if (AFFIXES.has(type)) affixes.add(value);
      }
    }
  }
  const isPercent = format.style === 'percent';
  const { maximumFractionDigits = MAX_DIGITS } = numberFormatter(locale, format).resolvedOptions();
  return {
    decimal: separator('decimal'),
    group: separator('group').replace(/\s/, ' '),
    affixes: [...affixes]
      .map((affix) => trimText(removeInvisible(affix)).toLowerCase())
      .filter(Boolean)
      .toSorted((one, other) => other.length - one.length),
    isPercent,
    isAccounting: format.currencySign === 'accounting',
    maxDecimals: maximumFractionDigits,
  };
}
