import Papa from 'papaparse';
import { cellText } from './cellText.ts';
import { guessSeparator } from './guessSeparator.ts';
import { importLimits } from './limits.ts';
import { BROKEN_CELL_MARK, toPlainQuotes } from './quoteStyles.ts';
import { takeSeparatorLine } from './separatorLine.ts';
import type { FileProblem, Separator } from './types.ts';
import { yieldToMain } from './yieldToMain.ts';

export interface CsvRecord {
  /** Numbered as in a spreadsheet: from 1, counting empty rows but not `sep=`. */
  number: number;
  cells: readonly string[];
  /** A misplaced quotation mark may have split its cells wrongly. */
  isBroken: boolean;
}

export interface CsvTable {
  records: readonly CsvRecord[];
  separator: Separator;
}

const chunkCharacters = 64 * 1024;

/**
 * Parses RFC 4180, yielding between chunks of that many characters so that 50,000 rows do not
 * freeze the page. Empty rows are counted and dropped. `text` has line feeds only.
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
    let charactersRead = 0;

    function addChunk({ data, errors }: Papa.ParseResult<string[]>): void {
      const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
      for (const [index, rawCells] of data.entries()) {
        const isBroken =
          broken.has(index) || rawCells.some((cell) => cell.startsWith(BROKEN_CELL_MARK));
        const cells = isBroken
          ? rawCells.map((cell) => cell.replace(BROKEN_CELL_MARK, ''))
          : rawCells;
        const isEmpty = cells.every((cell) => cellText(cell) === '');
        if (!isEmpty) {
          records.push({ number: charactersRead + index + 1, cells, isBroken });
        }
        const last = cells.findLastIndex((cell) => cell.trim() !== '');
        if (last >= importLimits.columns) failure = 'tooManyColumns';
      }
      charactersRead += data.length;
      // The header row does not count.
      if (records.length > importLimits.rows + 1) failure = 'tooManyRows';
    }

    Papa.parse<string[]>(toPlainQuotes(line.text, separator), {
      delimiter: separator,
      newline: '\n',
      chunkSize: chunk,
      chunk: (results: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        addChunk(results);
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
