/** Returns the name that takes the fewest edits to reach, or null if all are too different to be meant. */
export function nearest(word: string, names: readonly string[]): string | null {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const [best] = names
    .map((name) => ({ name, edits: editsBetween(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((one, other) => one.edits - other.edits);
  return best?.name ?? null;
}

/** Counts the letters to insert, remove or replace (Levenshtein), one row of the table at a time. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1];
    for (let column = 0; column < to.length; column += 1) {
      const replaced = (row[column] ?? 0) + (from[index] === to[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
