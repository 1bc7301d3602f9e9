/** Never wanted at the ends of a text: whitespace, control characters and those without a glyph. */
const EDGE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\uFEFF\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;

/** Invisible characters that shape the one before: joiners, variation selectors, flag letters. */
const SHAPED =
  /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA][\u200C\u200D]|\p{Extended_Pictographic}[\uFE0E\uFE0F]|\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|\p{Script=Mongolian}[\u180B-\u180D\u180F]|\u{1F3F4}[\u{E0020}-\u{E007F}]+/uy;

/**
 * Trims whitespace and invisible characters; use it instead of `trim` for user texts, because those
 * characters come with copied text and make equal names differ.
 */
export function trimText(text: string): string {
  let start = 0;
  while (start < text.length && EDGE.test(characterAt(text, start))) {
    start += characterAt(text, start).length;
  }
  let end = text.length;
  while (end > start && EDGE.test(characterBefore(text, end))) {
    end -= characterBefore(text, end).length;
  }
  if (end === start) return '';
  SHAPED.lastIndex = end - characterBefore(text, end).length;
  return text.slice(start, SHAPED.test(text) ? SHAPED.lastIndex : end);
}

/** Removes every invisible character, also inside a text. Whitespace is kept. */
export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

function characterAt(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) ?? 0);
}

function characterBefore(text: string, end: number): string {
  const isPair = end > 1 && (text.codePointAt(end - 2) ?? 0) > 0xffff;
  return text.slice(isPair ? end - 2 : end - 1, end);
}
