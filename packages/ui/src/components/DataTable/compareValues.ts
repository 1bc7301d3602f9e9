const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares strings in natural order ("Agent 9" before "Agent 10") and numbers by value. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
