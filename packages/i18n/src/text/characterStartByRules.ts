/** UTF-16 units to look back: enough for the longest conjunct and a flag. */
const REACH = 24;

/** Viramas of Indic scripts, with what may follow them before the next consonant. */
const ENDS_IN_VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D][\p{M}\u200D]*$/u;

/** Marks, joiners, skin tones, tags of flags, and parts of Thai, Lao and Korean syllables. */
const CONTINUES =
  /^[\u200C\u200D\p{M}\p{Emoji_Modifier}\u0E33\u0EB3\u1160-\u11FF\uFF9E\uFF9F\u{E0020}-\u{E007F}]/u;

const FLAG_LETTERS = /\p{Regional_Indicator}*$/u;

const isLowSurrogate = (text: string, index: number): boolean =>
  /^[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));

const around = (text: string, index: number) => ({
  before: text.slice(Math.max(0, index - REACH), index),
  after: text.slice(index, index + 2),
});

export function joinsNext(text: string, index: number): boolean {
  const { before, after } = around(text, index);
  return /^\p{L}/u.test(after) && ENDS_IN_VIRAMA.test(before);
}

function isInside(text: string, index: number): boolean {
  if (isLowSurrogate(text, index)) return true;
  const { before, after } = around(text, index);
  if (CONTINUES.test(after) || joinsNext(text, index)) return true;
  if (before.endsWith('\r') && after.startsWith('\n')) return true;
  if (before.endsWith('\u200D') && /^\p{Extended_Pictographic}/u.test(after)) return true;
  if (!/^\p{Regional_Indicator}/u.test(after)) return false;
  // Two letters make a flag.
  const letters = FLAG_LETTERS.exec(text.slice(0, index))?.[0].length ?? 0;
  return letters % 4 === 2;
}

/** For browsers without `Intl.Segmenter`: the main rules of Unicode's UAX #29. */
export function characterStartByRules(text: string, index: number): number {
  let start = index;
  while (start > 0 && isInside(text, start)) start -= 1;
  return start;
}
