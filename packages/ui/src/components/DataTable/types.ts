import type { ReactNode } from 'react';

/** Which column orders the rows; `null` keeps the order they came in. */
export type TableSorting = {
  columnId: string;
  direction: 'ascending' | 'descending';
} | null;

/** Where a cell goes once the table is a list (container under 820 px). */
export type TableStack = 'title' | 'note' | 'meta' | 'actions' | 'hidden';

/** Which rows are selected by their checkboxes; the caller owns it. */
export interface TableSelection<Row> {
  /** Ids of the selected rows, as `getRowId` gives them. */
  value: ReadonlySet<string>;
  onValueChange: (value: ReadonlySet<string>) => void;
  /** Accessible name of the checkbox in the head, which selects every row. @default 'Select all' */
  allLabel?: string;
  /** Accessible name of a row's checkbox. */
  rowLabel: (row: Row) => string;
}

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  /** Keeps the head for readers only. */
  isHeaderHidden?: boolean;
  /** CSS width; columns without one share the rest. */
  width?: string;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Draws the cell. Rows are memoised on their data, so it must depend on `row` alone. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Texts are compared as people read them, empty values come last. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** @default 'title' for the first column, 'meta' for the others */
  stack?: TableStack;
  /** What stands for the cell while rows load. @default 'text' */
  skeleton?: 'lead' | 'text' | 'badge' | 'none';
}
