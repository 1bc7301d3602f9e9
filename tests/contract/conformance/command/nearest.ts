import { closestMatch } from 'leven';

/** Returns the name that takes the fewest edits to reach, or null if all are too different to be meant. */
export function nearest(word: string, names: readonly string[]): string | null {
  const maxDistance = Math.max(2, Math.floor(word.length / 3));
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  const match = closestMatch(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
  return byLowerCase.get(match ?? '') ?? null;
}
