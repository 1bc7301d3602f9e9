import { stack, stackOffsetDiverging } from 'd3-shape';

/** A bar, in values of the axis; `from` is 0 unless it is stacked. */
export interface BarRange {
  from: number;
  to: number;
}

type Values = readonly (number | null)[];

/** Returns the bars of each series by category; null for a gap. */
export function barsOf(rows: readonly Values[], isStacked: boolean): (BarRange | null)[][] {
  if (!isStacked) {
    return rows.map((values) => values.map((to) => (to === null ? null : { from: 0, to })));
  }
  const count = rows[0]?.length ?? 0;
  const stacked = stack<number, number>()
    .keys(rows.keys())
    .value((category, key) => rows[key]?.[category] ?? 0)
    .offset(stackOffsetDiverging)(Array.from({ length: count }, (_, index) => index));
  return stacked.map((bars, key) =>
    bars.map(([low, high], category) => {
      const value = rows[key]?.[category];
      if (value === null || value === undefined) return null;
      return value < 0 ? { from: high, to: low } : { from: low, to: high };
    }),
  );
}

/** Position of a bar in percent of the height, from the bottom. */
export function placeBar({ from, to }: BarRange, top: number, bottom: number) {
  // Halves, because the difference of two large values may overflow.
  const share = (value: number) => ((value / 2 - bottom / 2) / (top / 2 - bottom / 2)) * 100;
  const start = share(Math.min(from, to));
  return { start, size: share(Math.max(from, to)) - start, isBelow: to < from };
}
