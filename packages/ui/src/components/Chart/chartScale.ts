/** Round steps between gridlines. */
const STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Five gridlines for values from 0 up (design language, LineChart). */
const INTERVALS = 4;

/** Values beyond this are clamped: sums of larger ones overflow. */
const MAX_VALUE = 1e300;

/** Returns a finite value; null for a gap. */
export function plottable(value: number | null | undefined): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(Math.max(value, -MAX_VALUE), MAX_VALUE);
}

/** Returns the ticks of the value axis from largest to smallest; they include 0. */
export function ticksFor(values: readonly number[]): number[] {
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  // Fractions of counts have no meaning.
  const isWhole = values.every(Number.isInteger);
  const range = high / INTERVALS - low / INTERVALS;
  const step = roundStep(isWhole || range === 0 ? Math.max(1, range) : range);
  const size = isWhole ? Math.ceil(step) : step;
  const above = low < 0 ? Math.ceil(high / size) : INTERVALS;
  const below = Math.floor(low / size);
  return Array.from({ length: above - below + 1 }, (_, index) => tick(above - index, size));
}

function roundStep(wanted: number): number {
  const size = 10 ** Math.floor(Math.log10(wanted));
  return (STEPS.find((candidate) => candidate * size >= wanted) ?? 10) * size;
}

/** Without the rounding errors of floating point: 3 × 0.1 is 0.3. */
const tick = (count: number, step: number): number => Number((count * step).toPrecision(12));

const MAX_LABELS = 7;

/** True if the label of a point is shown: all if they fit, else evenly spaced up to the last. */
export function hasLabel(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / MAX_LABELS) === 0;
}
