export interface SliderLimits {
  min: number;
  max: number;
  step: number;
}

/** Position of a number between the limits, from 0 to 1. */
export function shareOf(value: number, { min, max }: SliderLimits): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** The number that a range input shows for a value: the nearest step between the limits. */
export function snapToStep(value: number, { min, max, step }: SliderLimits): number {
  if (!Number.isFinite(value) || max <= min) return min;
  const within = Math.min(max, Math.max(min, value));
  const last = Math.floor(Number(((max - min) / step).toFixed(9)));
  const position = Math.min(last, Math.round((within - min) / step));
  return Number((min + position * step).toFixed(9));
}
