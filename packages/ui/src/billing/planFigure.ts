import type { UsageKind } from '@platform/domain';

/** The one figure a plan's text states. */
export interface PlanFigure {
  /** How much is included, in the unit of the usage meter: pieces, minutes or MB. */
  amount: number;
  /** The figure as it is written, '25K', where the text begins with it; else ''. */
  written: string;
  /** What follows the figure, 'LLM tokens'; the whole text where it does not begin with it. */
  words: string;
}

const THOUSANDS = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['billion', 1e9],
]);

/** Megabytes in a unit of storage, as English, French and Russian write it. */
const MEGABYTES = new Map([
  ...['kb', 'ko', 'кб'].map((unit) => [unit, 1e-3] as const),
  ...['mb', 'mo', 'мб'].map((unit) => [unit, 1] as const),
  ...['gb', 'go', 'гб'].map((unit) => [unit, 1e3] as const),
  ...['tb', 'to', 'тб'].map((unit) => [unit, 1e6] as const),
]);

/**
 * A figure that stands alone, not a part of a name, a date, a price or a share: '1,000', '25K',
 * '1.5 million', '5GB', but none of 'GPT-4', '24/7', '$5', '100%', '2x'.
 */
const FIGURE =
  /(?<![\p{L}\d.,/$€£#–-])(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<fraction>\d+))?(?:\s?(?<suffix>thousand|million|billion|[kmgt][bo]|[кмгт]б|[kmb]))?(?![\p{L}\d/%]|[.,]\d)/giu;

/**
 * Reads what a plan includes out of its own words, '25K LLM tokens' or '1,000 voice minutes', so
 * that it can be compared with what is used.
 *
 * @returns null where the text states no figure, or more than one, or one of another unit: then
 *   there is nothing to compare, and a guess would mislead
 */
export function planFigure(text: string, kind: UsageKind): PlanFigure | null {
  const [found, ...others] = text.matchAll(FIGURE);
  if (!found?.groups || others.length > 0) return null;
  const before = text.slice(0, found.index);
  if (/\bper\s*$/i.test(before)) return null;

  const { digits = '', fraction, suffix: rawSuffix = '' } = found.groups;
  const suffix = rawSuffix.toLowerCase();
  const after = text.slice(found.index + found[0].length).trimStart();
  const scale = kind === 'storageMb' ? storageScale(suffix, after) : pieceScale(suffix, after);
  // '1.000' is a thousand to some and one to others.
  if (scale === null || (fraction !== undefined && (suffix === '' || fraction.length > 2))) {
    return null;
  }
  const amount = Number(`${digits.replaceAll(',', '')}.${fraction ?? 0}`) * scale;
  if (!Number.isSafeInteger(Math.round(amount))) return null;
  if (before.trim() !== '') return { amount, written: '', words: text };

  // A unit that stands apart belongs to the words: '50' and 'MB storage'.
  const [number = ''] = MEGABYTES.has(suffix) ? found[0].split(/\s/) : [found[0]];
  return { amount, written: number, words: text.slice(found.index + number.length).trimStart() };
}

function pieceScale(suffix: string, after: string): number | null {
  if (unitAt(after) !== null) return null;
  return suffix === '' ? 1 : (THOUSANDS.get(suffix) ?? null);
}

/** Storage is read only where the text names its unit: '50 MB', '5GB', '25K MB'. */
function storageScale(suffix: string, after: string): number | null {
  const own = MEGABYTES.get(suffix);
  if (own !== undefined) return own;
  const unit = unitAt(after);
  return unit === null ? null : unit * (THOUSANDS.get(suffix) ?? 1);
}

function unitAt(text: string): number | null {
  const unit = /^(?:[kmgt][bo]|[кмгт]б)(?!\p{L})/iu.exec(text)?.[0];
  return unit ? (MEGABYTES.get(unit.toLowerCase()) ?? null) : null;
}
