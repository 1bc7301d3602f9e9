import type { numbersTexts, TextKey, Translate } from '@platform/i18n';
import type { NumberFault } from './readNumber.ts';
import type { NumberLimits } from './stepNumber.ts';

export type NumbersTranslate = Translate<TextKey<typeof numbersTexts>>;

type Format = (value: number) => string;

/** Example number that shows the separators of a format. */
const exampleOf = ({ min = 0, max = Number.POSITIVE_INFINITY }: NumberLimits): number =>
  [1234, 10, 1].find((example) => example >= min && example <= max) ?? min;

export function numberFaultText(
  fault: NumberFault,
  t: NumbersTranslate,
  format: Format,
  limits: NumberLimits,
): string {
  switch (fault.code) {
    case 'format':
      return t('numbers.fault.format', { example: format(exampleOf(limits)) });
    case 'ambiguous':
      return t('numbers.fault.ambiguous', {
        one: format(fault.grouped),
        other: format(fault.decimal),
      });
    case 'digits':
      return t('numbers.fault.digits');
    case 'whole':
      return t('numbers.fault.whole');
    case 'decimals':
      return t('numbers.fault.decimals', { count: fault.count });
  }
}

/** Error for a number outside its limits. */
export function limitFaultText(
  value: number,
  t: NumbersTranslate,
  format: Format,
  { min, max }: NumberLimits,
): string | undefined {
  if (min !== undefined && value < min) return t('numbers.fault.min', { min: format(min) });
  if (max !== undefined && value > max) return t('numbers.fault.max', { max: format(max) });
  return undefined;
}
