/** Limits and step of a number. */
export interface NumberLimits {
  /** Smallest number. */
  min?: number | undefined;
  /** Largest number. */
  max?: number | undefined;
  /** Size of a step, counted from `min`, or from 0 without it. @default 1 */
  step?: number | undefined;
}

const clampNumber = (value: number, { min, max }: NumberLimits): number =>
  Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? Number.POSITIVE_INFINITY, value));

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * Returns the number `count` steps away; a number between two steps moves to the next one first.
 * Null becomes the allowed number nearest to 0.
 */
export function stepNumber(value: number | null, count: number, limits: NumberLimits): number {
  if (value === null) return clampNumber(0, limits);
  const { min = 0, step = 1 } = limits;
  // Without the rounding, 0.3 would be below the third step of 0.1.
  const position = Number(((value - min) / step).toFixed(9));
  const whole = count > 0 ? Math.floor(position) : Math.ceil(position);
  const decimals = Math.min(100, Math.max(decimalsOf(min), decimalsOf(step)));
  return clampNumber(Number((min + (whole + count) * step).toFixed(decimals)), limits);
}
