import { characterStart } from './characterStart.ts';

/** Returns the end of the last code point before `index`. */
const codePointEnd = (text: string, index: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;

/**
 * Returns the beginning of a text, of whole characters as a reader sees them: no emoji, flag, conjunct
 * or letter with marks is split.
 *
 * @param maxLength in UTF-16 units, as `maxLength` of a field and of a schema
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One character may be longer than the limit: a letter under hundreds of marks.
  const end = characterStart(text, maxLength) || codePointEnd(text, maxLength);
  return text.slice(0, end);
}

/** As `cutText`, and ends in '…' where something is cut off. */
export const shorten = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${cutText(text, maxLength)}…` : text;

/** Returns the first character of a text as a reader sees it; '' of an empty text. */
export function firstCharacter(text: string): string {
  let end = 1;
  while (end < text.length && characterStart(text, end) < end) end += 1;
  return text.slice(0, end);
}

/**
 * Returns a text with its first character in upper case.
 *
 * @param locale whose rules apply, such as `tr`; the browser's by default
 */
export function capitalize(text: string, locale?: string): string {
  const first = firstCharacter(text);
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
