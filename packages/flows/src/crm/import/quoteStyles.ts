import type { Separator } from './types.ts';

/** Begins a cell whose quotation marks are out of place. Files have no NUL once they are decoded. */
export const BROKEN_CELL_MARK = '\0';

/** A longer line is left as it is, in characters. */
const MAX_LINE = 1_000_000;

const BLANK = /[^\S\n]|\p{Default_Ignorable_Code_Point}|\uFEFF/u;

/**
 * Normalises to RFC 4180: spaces around a quoted cell (`a, "b, c" `) and bare text formulas of
 * spreadsheets (`a,="00452"`). A cell whose mark is not closed, or closed before its end, reaches
 * to the end of its line and begins with `BROKEN_CELL_MARK`, so that it does not swallow the rows below.
 * @param text with line feeds as the only line breaks
 */
export function toPlainQuotes(text: string, separator: Separator): string {
  const isBlank = (position: number): boolean => {
    const character = text.charAt(position);
    return character !== separator && BLANK.test(character);
  };
  const isEnd = (position: number): boolean =>
    position >= text.length ||
    text.charAt(position) === '\n' ||
    text.charAt(position) === separator;
  const parts: string[] = [];
  let copied = 0;
  let mark = text.indexOf('"');
  while (mark !== -1) {
    let start = text.charAt(mark - 1) === '=' ? mark - 1 : mark;
    while (isBlank(start - 1)) start -= 1;
    if (start > 0 && !isEnd(start - 1)) {
      mark = text.indexOf('"', mark + 1);
      continue;
    }
    const closing = closingMark(text, mark);
    let end = closing + 1;
    while (isBlank(end)) end += 1;
    const isClosed = closing < text.length && isEnd(end);
    if (!isClosed) {
      end = lineEnd(text, mark);
      if (end - mark > MAX_LINE) break;
    }
    const cell = isClosed
      ? text.slice(mark, closing + 1)
      : `"${BROKEN_CELL_MARK}${text.slice(mark, end).replaceAll('"', '""')}"`;
    parts.push(text.slice(copied, start), cell);
    copied = end;
    mark = text.indexOf('"', end);
  }
  return parts.join('') + text.slice(copied);
}

function lineEnd(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end;
}

/** Finds the closing quotation mark of a cell, skipping doubled ones; the end of the text without one. */
function closingMark(text: string, opening: number): number {
  let mark = text.indexOf('"', opening + 1);
  while (mark !== -1 && text.charAt(mark + 1) === '"') mark = text.indexOf('"', mark + 2);
  return mark === -1 ? text.length : mark;
}
