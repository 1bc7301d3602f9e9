/** Rows by what a function says of each, in the order they come. */
export function grouped<Row>(rows: readonly Row[], of: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(of(row), [...(groups.get(of(row)) ?? []), row]);
  return groups;
}
