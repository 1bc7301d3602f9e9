import { closestMatch } from 'leven';

/** Returns the closest name by edit distance, or null if none is close. */
export function nearest(word: string, names: readonly string[]): string | null {
  const maxDistance = Math.max(2, Math.floor(word.length / 3));
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  const match = closestMatch(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
  return byLowerCase.get(match ?? '') ?? null;
}
