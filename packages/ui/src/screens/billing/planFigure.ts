import type { UsageKind } from '@platform/domain';

export interface PlanFigure {
  /** Included quantity in the unit of the meter: count, minutes or MB. */
  amount: number;
  /** Figure as written, such as '25K', if the text begins with it; else ''. */
  figureText: string;
  /** Text after the figure, such as 'LLM tokens'; the whole text unless it begins with one. */
  restText: string;
}

const THOUSANDS = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['billion', 1e9],
]);

/** Megabytes per unit of storage, in English, French and Russian notation. */
const MEGABYTES = new Map([
  ...['kb', 'ko', 'кб'].map((unit) => [unit, 1e-3] as const),
  ...['mb', 'mo', 'мб'].map((unit) => [unit, 1] as const),
  ...['gb', 'go', 'гб'].map((unit) => [unit, 1e3] as const),
  ...['tb', 'to', 'тб'].map((unit) => [unit, 1e6] as const),
]);

/** Matches '1,000', '25K', '1.5 million' and '5GB', but not 'GPT-4', '24/7', '$5' or '100%'. */
const FIGURE =
  /(?<![\p{L}\d.,/$€£#–-])(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<fraction>\d+))?(?:\s?(?<suffix>thousand|million|billion|[kmgt][bo]|[кмгт]б|[kmb]))?(?![\p{L}\d/%]|[.,]\d)/giu;

/** Parses '25K LLM tokens'; null without a figure, or with several or one in another unit. */
export function planFigure(text: string, kind: UsageKind): PlanFigure | null {
  const [found, ...others] = text.matchAll(FIGURE);
  if (!found?.groups || others.length > 0) return null;
  const before = text.slice(0, found.index);
  if (/\bper\s*$/i.test(before)) return null;

  const { digits = '', fraction, suffix: rawSuffix = '' } = found.groups;
  const suffix = rawSuffix.toLowerCase();
  const after = text.slice(found.index + found[0].length).trimStart();
  const scale = kind === 'storageMb' ? storageScale(suffix, after) : pieceScale(suffix, after);
  // '1.000' is a thousand in some languages and one in others.
  if (scale === null || (fraction !== undefined && (suffix === '' || fraction.length > 2))) {
    return null;
  }
  const amount = Number(`${digits.replaceAll(',', '')}.${fraction ?? 0}`) * scale;
  if (!Number.isSafeInteger(Math.round(amount))) return null;
  if (before.trim() !== '') return { amount, figureText: '', restText: text };

  // A separate unit belongs to the words: '50' and 'MB storage'.
  const [number = ''] = MEGABYTES.has(suffix) ? found[0].split(/\s/) : [found[0]];
  return {
    amount,
    figureText: number,
    restText: text.slice(found.index + number.length).trimStart(),
  };
}

function pieceScale(suffix: string, after: string): number | null {
  if (unitAt(after) !== null) return null;
  return suffix === '' ? 1 : (THOUSANDS.get(suffix) ?? null);
}

function storageScale(suffix: string, after: string): number | null {
  const megabytesPerUnit = MEGABYTES.get(suffix);
  if (megabytesPerUnit !== undefined) return megabytesPerUnit;
  const unit = unitAt(after);
  return unit === null ? null : unit * (THOUSANDS.get(suffix) ?? 1);
}

function unitAt(text: string): number | null {
  const unit = /^(?:[kmgt][bo]|[кмгт]б)(?!\p{L})/iu.exec(text)?.[0];
  return unit ? (MEGABYTES.get(unit.toLowerCase()) ?? null) : null;
}
