import { textOf } from './fields.ts';

export function wordOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  const text = textOf(value).toLowerCase();
  return words.find((word) => word.toLowerCase() === text) ?? null;
}
