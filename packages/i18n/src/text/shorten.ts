import { characterStart } from './characterStart.ts';

const codePointEnd = (text: string, index: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;

/**
 * Truncates between user-perceived characters.
 * @param maxLength in UTF-16 units, like `maxLength` of a field or schema
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A single character may exceed the limit: a letter with hundreds of marks.
  const end = characterStart(text, maxLength) || codePointEnd(text, maxLength);
  return text.slice(0, end);
}

/** Like `truncateText`, with '…' appended if truncated. */
export const shorten = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${truncateText(text, maxLength)}…` : text;

function characterEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && characterStart(text, end) < end) end += 1;
  return end;
}

/** Returns the first user-perceived character; '' for an empty text. */
export const firstCharacter = (text: string): string => text.slice(0, characterEnd(text, 0));

/** True if the text has more than `max` user-perceived characters: a flag or '👩‍🚀' is one. */
export function hasMoreCharacters(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let end = 0;
  for (let count = 0; count < max && end < text.length; count += 1) end = characterEnd(text, end);
  return end < text.length;
}

/** Converts the first character to upper case. @param locale defaults to the browser's */
export function capitalize(text: string, locale?: string): string {
  const first = firstCharacter(text);
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
