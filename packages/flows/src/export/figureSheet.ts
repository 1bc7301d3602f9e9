import type { CsvSheet } from './csvText.ts';
import { sheetOf } from './sheetOf.ts';
import type { Columns } from './sheetOf.ts';

const figureColumns = ['panel', 'name', 'value', 'before'] as const;

/** A figure as its panel shows it; '' where there is none of the range before. */
export type FigureRow = Columns<(typeof figureColumns)[number]>;

/** Lays out the figures of several panels, one below the other. */
export const figureSheet = (columns: FigureRow, rows: readonly FigureRow[]): CsvSheet =>
  sheetOf(figureColumns, columns, rows);
