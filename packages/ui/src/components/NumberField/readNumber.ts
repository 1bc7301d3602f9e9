import { removeInvisible, toAsciiDigits, trimText } from '@platform/i18n/text';
import { MAX_DIGITS } from './numberFormat.ts';
import type { NumberSyntax } from './numberFormat.ts';

export type NumberFault =
  | { code: 'format' | 'digits' | 'whole' }
  | { code: 'decimals'; count: number }
  /** A separator that is neither the locale's decimal nor its group separator: two meanings. */
  | { code: 'ambiguous'; grouped: number; decimal: number };

export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'fault'; fault: NumberFault };

const faultOf = (fault: NumberFault): TypedNumber => ({ kind: 'fault', fault });

/** Spaces, apostrophes and the Arabic thousands separator only group digits. */
const GROUP_ONLY = /[ '٬]/;
const MINUS = /^[-－‐‑‒–—−]|[-－‐‑‒–—−]$/u;

/**
 * Reads a number in the format of a locale. Accepts foreign separators that have only one meaning,
 * exponents (1e3), and the digits of every script.
 */
export function readNumber(typed: string, syntax: NumberSyntax): TypedNumber {
  const text = trimText(removeInvisible(typed));
  if (text === '') return { kind: 'empty' };
  const { body, isNegative } = splitSign(stripAffixes(text.toLowerCase(), syntax.affixes), syntax);
  // NFKC would turn fractions, powers and circled numbers into digits.
  if (/\p{No}/u.test(body)) return faultOf({ code: 'format' });
  const plain = toAsciiDigits(body.normalize('NFKC'))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .replaceAll('،', ',');
  const [, mantissa = '', exponent = '0'] =
    /^([\d.,٫٬' ]+?)(?:e([+-]?\d{1,4}))?$/.exec(plain) ?? [];
  const digits = splitDigits(mantissa, syntax);
  if (!digits) return faultOf({ code: 'format' });
  const sign = isNegative ? '-' : '';
  if (digits.isAmbiguous) {
    const meant = (mark: string) =>
      Number(`${sign}${digits.whole}${mark}${digits.decimals}e-${percentShift(syntax)}`);
    return faultOf({ code: 'ambiguous', grouped: meant(''), decimal: meant('.') });
  }
  return toNumber({ ...digits, sign, exponent: Number(exponent) }, syntax);
}

function splitSign(text: string, syntax: NumberSyntax): { body: string; isNegative: boolean } {
  const bracketed = syntax.isAccounting ? /^\((.*)\)$/.exec(text)?.[1] : undefined;
  const unsigned = bracketed ?? text.replace(MINUS, '');
  const isNegative = unsigned !== text;
  const body = isNegative ? unsigned : text.replace(/^[+＋]/, '');
  return { body: stripAffixes(body, syntax.affixes), isNegative };
}

/** Removes the format's currency, unit or percent sign from both ends. */
function stripAffixes(text: string, affixes: readonly string[]): string {
  const trimmed = trimText(text);
  const start = affixes.find((affix) => trimmed.startsWith(affix));
  if (start !== undefined) return stripAffixes(trimmed.slice(start.length), affixes);
  const end = affixes.find((affix) => trimmed.endsWith(affix));
  return end === undefined ? trimmed : stripAffixes(trimmed.slice(0, -end.length), affixes);
}

interface Digits {
  whole: string;
  decimals: string;
  isAmbiguous: boolean;
}

function splitDigits(text: string, syntax: NumberSyntax): Digits | undefined {
  const marks = text.replaceAll(/\d/g, '');
  const decimal = decimalOf(text, marks, syntax);
  const position = decimal === '' ? text.length : text.lastIndexOf(decimal);
  const [grouped, decimals] = [text.slice(0, position), text.slice(position + 1)];
  const whole = ungroup(grouped);
  if (whole === undefined || !/^\d*$/.test(decimals) || whole + decimals === '') return undefined;
  const isKnown = decimal === '' || decimal === syntax.decimal || decimal === '٫';
  const isAmbiguous =
    !isKnown && marks.length === 1 && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return { whole, decimals, isAmbiguous };
}

/** The mark that separates decimals, '' if none does. */
function decimalOf(text: string, marks: string, { decimal, group }: NumberSyntax): string {
  const last = marks.at(-1) ?? '';
  if (last === '' || GROUP_ONLY.test(last)) return '';
  const isRepeated = marks.indexOf(last) !== marks.length - 1;
  if (isRepeated) return '';
  const isOnly = marks.length === 1;
  const canGroup = /^[1-9]\d{0,2}\D\d{3}$/.test(text);
  return isOnly && last === group && last !== decimal && canGroup ? '' : last;
}

/** Joins groups of three digits, or of two before the last three, with one kind of separator. */
function ungroup(text: string): string | undefined {
  const marks = new Set(text.replaceAll(/\d/g, ''));
  if (marks.size === 0) return text;
  const [mark = ''] = marks;
  const [first = '', ...rest] = text.split(mark);
  const last = rest.at(-1) ?? '';
  const inner = rest.slice(0, -1);
  const isGrouped =
    marks.size === 1 &&
    first.length >= 1 &&
    first.length <= 3 &&
    last.length === 3 &&
    (inner.every(({ length }) => length === 3) ||
      (first.length <= 2 && inner.every(({ length }) => length === 2)));
  return isGrouped ? [first, ...rest].join('') : undefined;
}

interface Parts extends Digits {
  sign: string;
  exponent: number;
}

function toNumber({ sign, whole, decimals, exponent }: Parts, syntax: NumberSyntax): TypedNumber {
  const coefficient = `${whole}${decimals}`.replace(/^0+/, '');
  const significant = coefficient.replace(/0+$/, '');
  const value = Number(
    `${sign}${whole || '0'}.${decimals || '0'}e${exponent - percentShift(syntax)}`,
  );
  const isExact = significant.length <= MAX_DIGITS || Number.isSafeInteger(value);
  const isUnderflow = value === 0 && significant !== '';
  if (!isExact || isUnderflow || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return faultOf({ code: 'digits' });
  }
  const trailingZeros = coefficient.length - significant.length;
  const count = significant === '' ? 0 : decimals.length - trailingZeros - exponent;
  const { maxDecimals } = syntax;
  // Avoids -0, which `Object.is` distinguishes from 0.
  if (count <= maxDecimals) return { kind: 'number', value: value === 0 ? 0 : value };
  return faultOf(maxDecimals === 0 ? { code: 'whole' } : { code: 'decimals', count: maxDecimals });
}

const percentShift = ({ isPercent }: NumberSyntax): number => (isPercent ? 2 : 0);
