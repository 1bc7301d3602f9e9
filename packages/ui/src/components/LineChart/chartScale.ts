/** The steps between gridlines that people read without counting. */
const STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Five gridlines lie four steps apart in all (design language, LineChart). */
const INTERVALS = 4;

/**
 * The value axis: five ticks from 0 up that hold the largest value, the largest first.
 *
 * @param values finite numbers from 0 up
 */
export function ticksFor(values: readonly number[]): number[] {
  const wanted = Math.max(INTERVALS, ...values) / INTERVALS;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((candidate) => candidate * size >= wanted) ?? 10) * size;
  // Calls are counted, so no tick stands between two whole numbers.
  const whole = Math.ceil(step);
  return Array.from({ length: INTERVALS + 1 }, (_, index) => (INTERVALS - index) * whole);
}

/** How many labels fit under the chart. */
const MOST_LABELS = 7;

/** Whether the label of a point is shown: all where they fit, else evenly spread, the last always. */
export function hasLabel(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / MOST_LABELS) === 0;
}
