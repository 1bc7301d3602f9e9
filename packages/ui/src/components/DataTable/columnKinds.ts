import type { CSSProperties } from 'react';
import type { CollapseStep, ColumnKind, DataTableColumn } from './types.ts';

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

/** The step at which a column gives way; undefined for one that stays. */
export const collapseStep = ({
  collapse,
  collapseOrder = 1,
}: Pick<AnyColumn, 'collapse' | 'collapseOrder'>): CollapseStep | undefined =>
  collapse && collapseOrder;

/** The step from which on the note of the lead repeats a hidden column; undefined for none. */
export const notedStep = (columns: readonly AnyColumn[]): number | undefined =>
  [1, 2, 3].find((step) =>
    columns.some((column) => column.collapse === 'note' && collapseStep(column) === step),
  );

/**
 * Divides the table's width by weight among the columns of each step. The shares add up to all of it, so
 * that browsers give a column without one no more than its content.
 */
export function columnShares(columns: readonly AnyColumn[]): CSSProperties[] {
  const sharesAt = (step: number) => {
    const weights = columns.map((column) =>
      (collapseStep(column) ?? Infinity) > step ? weightOf(column) : 0,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => percent(weight, total));
  };
  const [all, once, twice, collapsed] = [0, 1, 2, 3].map(sharesAt);
  return columns.map((_, place) => {
    const shares = {
      '--platform-column-share-0': all?.[place],
      '--platform-column-share-1': once?.[place],
      '--platform-column-share-2': twice?.[place],
      '--platform-column-share-3': collapsed?.[place],
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
