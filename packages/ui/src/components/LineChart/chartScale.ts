/** Round steps between gridlines. */
const STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Five gridlines (design language, LineChart). */
const INTERVALS = 4;

/** Returns five ticks of the value axis, from the largest to 0, for finite values from 0 up. */
export function ticksFor(values: readonly number[]): number[] {
  const wanted = Math.max(INTERVALS, ...values) / INTERVALS;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((candidate) => candidate * size >= wanted) ?? 10) * size;
  const whole = Math.ceil(step);
  return Array.from({ length: INTERVALS + 1 }, (_, index) => (INTERVALS - index) * whole);
}

const MAX_LABELS = 7;

/** True if the label of a point is shown: all if they fit, else evenly spaced up to the last. */
export function hasLabel(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / MAX_LABELS) === 0;
}
