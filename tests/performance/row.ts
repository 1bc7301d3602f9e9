import { median, fastestTurn } from './statistics.ts';

/** The same work done by the app and by the hand-written page. */
export interface Pair<T> {
  app: T;
  handwritten: T;
}

type Write = (value: number) => string;

export interface Row {
  work: string;
  app: number;
  /** The hand-written page under the same conditions. */
  handwritten?: number;
  /** Writes a measured value with its unit. */
  write: Write;
  /** Omitted if a row is informative only. */
  budget?: { value: number; kind: 'own unit' | 'multiple of hand-written' };
  note?: string;
}

/** Ratio of the app's time to that of the hand-written page. */
export const ratioOf = ({ app, handwritten }: Row): number | undefined =>
  handwritten === undefined ? undefined : app / handwritten;

export const figureOf = (row: Row): number =>
  row.budget?.kind === 'multiple of hand-written' ? (ratioOf(row) ?? Number.NaN) : row.app;

/** Takes for each row the run with the median figure. */
export function medianRows(runs: readonly Row[][]): Row[] {
  const [first = []] = runs;
  return first.map((row, index) => {
    const measured = runs.map((rows) => rows[index] ?? row);
    const middle = median(measured.map(figureOf));
    return measured.find((one) => figureOf(one) === middle) ?? row;
  });
}

export const compare = (work: string, values: Pair<number> | number, write: Write): Row => ({
  work,
  ...(typeof values === 'number' ? { app: values } : values),
  write,
});

/** A row whose budget is a size, a time or a score. */
export const limit = (
  work: string,
  budget: number,
  values: Pair<number> | number,
  write: Write,
): Row => ({
  ...compare(work, values, write),
  budget: { value: budget, kind: 'own unit' },
});

/** A row whose budget is a multiple of the hand-written page. */
export const times = (work: string, budget: number, pair: Pair<number>): Row => ({
  ...compare(work, pair, inMs),
  budget: { value: budget, kind: 'multiple of hand-written' },
});

/** Takes the median of the measured values of each. */
export const medians = <T>(pair: Pair<T[]>, pick: (one: T) => number): Pair<number> => ({
  app: median(pair.app.map(pick)),
  handwritten: median(pair.handwritten.map(pick)),
});

/** Takes the median of several turns, for sizes and times without idle time. */
export const middle = <T>(pair: Pair<T[]>, pick: (turn: T) => number[]): Pair<number> => ({
  app: median(pair.app.flatMap(pick)),
  handwritten: median(pair.handwritten.flatMap(pick)),
});

/** A percentile (0 to 1) of the times of several turns, for the fastest turn. */
export const fastest = <T>(
  pair: Pair<T[]>,
  pick: (turn: T) => number[],
  share: number,
): Pair<number> => ({
  app: fastestTurn(pair.app.map(pick), share),
  handwritten: fastestTurn(pair.handwritten.map(pick), share),
});

export const inKib: Write = (size) => `${size.toFixed(1)} KiB`;
export const inMs: Write = (time) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
export const asScore: Write = (value) => value.toFixed(3);
