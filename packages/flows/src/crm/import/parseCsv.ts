import Papa from 'papaparse';
import { cellText } from './cellText.ts';
import { guessSeparator } from './guessSeparator.ts';
import { importLimits } from './limits.ts';
import { toPlainQuotes } from './quoteStyles.ts';
import { takeSeparatorLine } from './separatorLine.ts';
import type { FileProblem, Separator } from './types.ts';
import { yieldToMain } from './yieldToMain.ts';

/** One row of the file. */
export interface CsvRecord {
  /** As a spreadsheet numbers it, empty rows counted and `sep=` not: the first is 1. */
  number: number;
  cells: readonly string[];
  /** A quotation mark is out of place, so that its cells may be split at the wrong places. */
  isBroken: boolean;
}

/** The rows of a file, and what separates their cells. */
export interface CsvTable {
  records: readonly CsvRecord[];
  separator: Separator;
}

const chunkCharacters = 64 * 1024;

/**
 * Splits text into rows and cells (RFC 4180), in chunks between which it yields: 50,000 rows freeze
 * nothing. Line breaks inside quotes belong to their cell; rows without any text are counted and
 * dropped. A `sep=` line names the separator.
 *
 * @param text with `\n` as the only line break
 * @param chosen what separates the cells; found where it is left out
 * @param chunk characters in a chunk
 * @returns the table, or why it cannot be imported
 */
export function parseCsv(
  text: string,
  chosen?: Separator,
  chunk = chunkCharacters,
): Promise<CsvTable | FileProblem> {
  const line = takeSeparatorLine(text);
  const separator = chosen ?? line.separator ?? guessSeparator(line.text);
  return new Promise((resolve) => {
    const records: CsvRecord[] = [];
    let failure: FileProblem | null = null;
    let read = 0;

    function take({ data, errors }: Papa.ParseResult<string[]>): void {
      const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
      for (const [place, cells] of data.entries()) {
        const isEmpty = cells.every((cell) => cellText(cell) === '');
        if (!isEmpty) {
          records.push({ number: read + place + 1, cells, isBroken: broken.has(place) });
        }
        const last = cells.findLastIndex((cell) => cell.trim() !== '');
        if (last >= importLimits.columns) failure = 'tooManyColumns';
      }
      read += data.length;
      // The row of column names does not count.
      if (records.length > importLimits.rows + 1) failure = 'tooManyRows';
    }

    Papa.parse<string[]>(toPlainQuotes(line.text, separator), {
      delimiter: separator,
      newline: '\n',
      chunkSize: chunk,
      chunk: (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        take(results);
        if (failure) {
          parser.abort();
          return;
        }
        parser.pause();
        void yieldToMain().then(() => parser.resume());
      },
      complete: () => resolve(failure ?? (records.length === 0 ? 'empty' : { records, separator })),
    });
  });
}
