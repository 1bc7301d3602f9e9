import type { CSSProperties } from 'react';
import type { ColumnKind, DataTableColumn } from './types.ts';

type AnyColumn = DataTableColumn<never>;

/** What a column holds. */
export const kindOf = ({ kind = 'text' }: { kind?: ColumnKind | undefined }): ColumnKind => kind;

/** True when a column is as wide as its content; texts share what is left. */
export const isSized = (column: { kind?: ColumnKind | undefined }): boolean =>
  kindOf(column) !== 'text';

const endKinds: ReadonlySet<ColumnKind> = new Set(['number', 'money', 'duration', 'actions']);

/** The side that the cells and the head of a column are aligned to, as the attribute they carry. */
export const alignOf = (column: AnyColumn): 'end' | undefined =>
  (column.align ?? (endKinds.has(kindOf(column)) ? 'end' : 'start')) === 'end' ? 'end' : undefined;

/** Share of the table's width that a column asks for. */
const weightOf = (column: AnyColumn): number => column.weight ?? (isSized(column) ? 0 : 1);

const percent = (weight: number, total: number): string | undefined =>
  weight > 0 ? `${(weight / total) * 100}%` : undefined;

/**
 * Divides the table's width by weight, with all columns and once those with `collapse` are hidden. The
 * shares add up to all of it, so that browsers give a column without one no more than its content.
 */
export function columnShares(columns: readonly AnyColumn[]): CSSProperties[] {
  const totalOf = (some: readonly AnyColumn[]) =>
    some.reduce((sum, column) => sum + weightOf(column), 0);
  const all = totalOf(columns);
  const staying = totalOf(columns.filter(({ collapse }) => collapse === undefined));
  return columns.map((column) => {
    const shares = {
      '--platform-column-share': percent(weightOf(column), all),
      '--platform-column-share-collapsed': percent(weightOf(column), staying),
    };
    return shares as CSSProperties;
  });
}

/** Digits are equally wide in a table, apart from those of a country code, which group the others. */
const freeDigits = /(?<=^.{4,})\d/g;

/**
 * Tells cells apart by how wide they are: those with the same key are equally wide. Dates differ only
 * where one is missing, statuses by their word, figures by what is between their digits.
 */
export function widthKey<Row>(column: DataTableColumn<Row>, row: Row): string {
  const kind = kindOf(column);
  if (kind === 'actions' && !column.widthKey) return '';
  const value = (column.widthKey ?? column.sortValue)?.(row) ?? null;
  if (value === null) return '';
  if (kind === 'date' || kind === 'dateTime') return 'date';
  const text = String(value);
  if (kind === 'status' || kind === 'choice') return text;
  return text.replace(kind === 'phone' ? freeDigits : /\d/g, '0');
}
