import type { Separator } from './types.ts';

/** `sep=;` in the first line, which names the separator for Excel. */
const LINE = /^"?sep=([,;\t|]?)"?[ ,;\t]*(?:\n|$)/i;

/** Spreadsheets neither show nor count this line. The separator is null if unsupported. */
export function takeSeparatorLine(text: string): { text: string; separator: Separator | null } {
  const line = LINE.exec(text);
  if (!line) return { text, separator: null };
  return { text: text.slice(line[0].length), separator: (line[1] || null) as Separator | null };
}
