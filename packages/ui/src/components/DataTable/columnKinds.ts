import type { CSSProperties } from 'react';
import type { ArrangedColumn, CollapseStep, ColumnKind, DataTableColumn } from './types.ts';

type AnyColumn = ArrangedColumn<never>;

export const kindOf = ({ kind = 'text' }: { kind?: ColumnKind | undefined }): ColumnKind => kind;

/** True if a column is as wide as its content; text columns share the rest. */
export const isSized = (column: Pick<AnyColumn, 'kind' | 'isResized'>): boolean =>
  kindOf(column) !== 'text' && !column.isResized;

export const isSortable = ({ isSortable: is, sortValue }: AnyColumn): boolean =>
  is ?? sortValue !== undefined;

const endKinds: ReadonlySet<ColumnKind> = new Set(['number', 'money', 'duration', 'actions']);

export const alignOf = (column: AnyColumn): 'end' | undefined =>
  (column.align ?? (endKinds.has(kindOf(column)) ? 'end' : 'start')) === 'end' ? 'end' : undefined;

const weightOf = (column: AnyColumn): number => {
  if (column.isResized) return 0;
  return column.weight ?? (isSized(column) ? 0 : 1);
};

const percent = (weight: number, total: number): string | undefined =>
  weight > 0 ? `${(weight / total) * 100}%` : undefined;

export const collapseStep = ({
  collapse,
  collapseOrder = 1,
}: Pick<AnyColumn, 'collapse' | 'collapseOrder'>): CollapseStep | undefined =>
  collapse && collapseOrder;

/** First step at which the first cell's note repeats a hidden column; undefined if none does. */
export const notedStep = (columns: readonly AnyColumn[]): number | undefined =>
  [1, 2, 3].find((step) =>
    columns.some((column) => column.collapse === 'note' && collapseStep(column) === step),
  );

/** Shares the width by weight. Adds up to 100%, so that sized columns get only their content. */
export function columnShares(columns: readonly AnyColumn[]): CSSProperties[] {
  const sharesAt = (step: number) => {
    const weights = columns.map((column) =>
      (collapseStep(column) ?? Infinity) > step ? weightOf(column) : 0,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => percent(weight, total));
  };
  const [all, once, twice, collapsed] = [0, 1, 2, 3].map(sharesAt);
  return columns.map((_, index) => {
    const shares = {
      '--platform-column-share-0': all?.[index],
      '--platform-column-share-1': once?.[index],
      '--platform-column-share-2': twice?.[index],
      '--platform-column-share-3': collapsed?.[index],
    };
    return shares as CSSProperties;
  });
}

/** Digits are equally wide; those of a country code stay, because they decide the grouping. */
const freeDigits = /(?<=^.{4,})\d/g;

/** Cells with equal keys are equally wide: all dates are, and numbers of one length. */
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
