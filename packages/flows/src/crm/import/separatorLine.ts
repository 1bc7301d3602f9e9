import type { Separator } from './types.ts';

/** `sep=;` in the first line, with which a file tells Excel its separator. */
const LINE = /^"?sep=([,;\t|]?)"?[ ,;\t]*(?:\n|$)/i;

/**
 * Takes the `sep=` line off. A spreadsheet neither shows nor counts it.
 *
 * @param text with `\n` as the only line break
 * @returns the rest, and the separator that the line names; null where it names none that we know
 */
export function takeSeparatorLine(text: string): { text: string; separator: Separator | null } {
  const line = LINE.exec(text);
  if (!line) return { text, separator: null };
  return { text: text.slice(line[0].length), separator: (line[1] || null) as Separator | null };
}
