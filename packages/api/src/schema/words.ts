import { textOf } from './fields.ts';

/** Reads one of a list of words in any case; null for another. */
export function wordOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  const text = textOf(value).toLowerCase();
  return words.find((word) => word.toLowerCase() === text) ?? null;
}
