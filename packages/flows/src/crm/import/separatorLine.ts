import type { Separator } from './types.ts';

/** `sep=;` in the first line, which names the separator for Excel. */
const LINE = /^"?sep=([,;\t|]?)"?[ ,;\t]*(?:\n|$)/i;

/**
 * Removes the `sep=` line, which spreadsheets neither show nor count.
 * @param text with `
 * ` as the only line break
 * @returns the rest and the separator; null if it names no supported one
 */
export function takeSeparatorLine(text: string): { text: string; separator: Separator | null } {
  const line = LINE.exec(text);
  if (!line) return { text, separator: null };
  return { text: text.slice(line[0].length), separator: (line[1] || null) as Separator | null };
}
