import type { CsvSheet } from './csvText.ts';
import { sheetOf } from './sheetOf.ts';
import type { Columns } from './sheetOf.ts';

const figureColumns = ['panel', 'name', 'value', 'before'] as const;

/** A figure as shown; '' if the previous range has none. */
export type FigureRow = Columns<(typeof figureColumns)[number]>;

export const figureSheet = (columns: FigureRow, rows: readonly FigureRow[]): CsvSheet =>
  sheetOf(figureColumns, columns, rows);
