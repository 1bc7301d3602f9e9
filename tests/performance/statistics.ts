/** The percentile for a share (0 to 1) of the values, by nearest rank. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The fastest turn is the most reliable: other load only adds time. */
export const fastestTurn = (turns: readonly (readonly number[])[], share: number): number =>
  Math.min(...turns.map((turn) => percentile(turn, share)));
