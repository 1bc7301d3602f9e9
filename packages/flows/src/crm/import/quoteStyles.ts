import type { Separator } from './types.ts';

/**
 * Normalises two quoting styles to RFC 4180: blanks before the opening quotation mark (`a, "b, c"`)
 * and bare text formulas of spreadsheets (`a,="00452"`). Text inside quotation marks is unchanged.
 * @param text with `
 * ` as the only line break
 */
export function toPlainQuotes(text: string, separator: Separator): string {
  const parts: string[] = [];
  let copied = 0;
  let mark = text.indexOf('"');
  while (mark !== -1) {
    const start = cellStart(text, mark);
    const before = text.charAt(start - 1);
    if (start === 0 || before === '\n' || before === separator) {
      parts.push(text.slice(copied, start));
      copied = mark;
      mark = closingMark(text, mark);
    }
    mark = text.indexOf('"', mark + 1);
  }
  return parts.join('') + text.slice(copied);
}

/** Moves back from a quotation mark to the start of its cell, over blanks and `=`. */
function cellStart(text: string, mark: number): number {
  let start = text.charAt(mark - 1) === '=' ? mark - 1 : mark;
  while (/[ \u00a0]/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Finds the closing quotation mark of a cell, skipping doubled ones. */
function closingMark(text: string, opening: number): number {
  let mark = text.indexOf('"', opening + 1);
  while (mark !== -1 && text.charAt(mark + 1) === '"') mark = text.indexOf('"', mark + 2);
  return mark === -1 ? text.length : mark;
}
