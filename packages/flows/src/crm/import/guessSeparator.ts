import Papa from 'papaparse';
import { countKnownHeaders } from './columnNames.ts';
import { toPlainQuotes } from './quoteStyles.ts';
import type { Separator } from './types.ts';

const separators: readonly Separator[] = [',', ';', '\t', '|'];
const sampled = { characters: 16 * 1024, rows: 20 };

interface Guess {
  separator: Separator;
  /** Highest number of known column names in one row. */
  known: number;
  uneven: number;
  cells: number;
}

/**
 * Prefers the most known column names in a row, then the most even rows, then the most cells.
 * Ignores empty rows, which mislead Papa Parse's own guess. `text` has line feeds only.
 */
export function guessSeparator(text: string): Separator {
  const start = text.slice(0, sampled.characters);
  const guesses = separators.flatMap((separator) => measure(start, separator) ?? []);
  return guesses.toSorted(compare)[0]?.separator ?? ',';
}

const compare = (one: Guess, other: Guess): number =>
  other.known - one.known || one.uneven - other.uneven || other.cells - one.cells;

function measure(text: string, separator: Separator): Guess | null {
  const { data } = Papa.parse<string[]>(toPlainQuotes(text, separator), {
    delimiter: separator,
    newline: '\n',
    preview: sampled.rows,
    skipEmptyLines: 'greedy',
  });
  const widths = data.map((cells) => cells.length);
  if (!widths.some((width) => width > 1)) return null;
  return {
    separator,
    known: Math.max(...data.map(countKnownHeaders)),
    uneven: widths
      .slice(1)
      .reduce((sum, width, index) => sum + Math.abs(width - (widths[index] ?? width)), 0),
    cells: widths.reduce((sum, width) => sum + width, 0) / widths.length,
  };
}
