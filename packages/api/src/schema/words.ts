import { toText } from './fields.ts';

export function parseEnum<Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | null {
  const text = toText(value).toLowerCase();
  return words.find((word) => word.toLowerCase() === text) ?? null;
}
