/**
 * Letters in positions in which no Western language has them. Other code pages of Excel use the same
 * bytes for other letters: ő is read as õ (Hungarian), ř as ø, ě as ì, č as è (Czech, Croatian,
 * Lithuanian), ł as ³ (Polish), ş as þ (Turkish, Romanian).
 */
const MISREAD =
  /õ(?!e)|[ìù](?=\p{L})|[èò](?=[aeiouyáéíóúk])|æ(?=[wk])|iæ(?!\p{L})|ø(?=[áíé])|(?<=\p{Ll})þ|(?<=\p{L})[¹³¿](?=\p{L})|[£¥¯¼¾](?=\p{L})|(?<![\p{L}\d])ª(?=\p{L})|œ(?=[wklzp]|\P{L})/giu;

/** Hungarian ű, which is read as û. Ignored in a text with French letters. */
const CIRCUMFLEX_U = /û/giu;
const FRENCH = /[àçèêîïôœ]/iu;

/** Turkish ı, which is read as ý. Ignored in a text with letters of Icelandic or Czech. */
const ACUTE_Y = /ý/giu;
const WITH_ACUTE_Y = /[áíóæ]/iu;

const ACCENTED = /[\u0080-\u00FF\u0152\u0153\u0160\u0161\u017D\u017E]/gu;

/** Typing errors such as 'Noèl' occur in Western texts, too. */
const MAX_SHARE = 0.05;

export function isOtherCodePage(text: string): boolean {
  const misread = [
    MISREAD,
    ...(FRENCH.test(text) ? [] : [CIRCUMFLEX_U]),
    ...(WITH_ACUTE_Y.test(text) ? [] : [ACUTE_Y]),
  ].reduce((sum, pattern) => sum + count(text, pattern), 0);
  return misread > count(text, ACCENTED) * MAX_SHARE;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
