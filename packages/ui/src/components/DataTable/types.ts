import type { ReactNode } from 'react';

/** Sorted column and direction; `null` keeps the original order. */
export type TableSorting = {
  columnId: string;
  direction: 'ascending' | 'descending';
} | null;

/** Position of a cell in the list layout (container under 640 px). */
export type TableStack = 'title' | 'note' | 'meta' | 'actions' | 'hidden';

/** Type of a column's content: `text` takes a share and truncates, others fit their widest cell. */
export type ColumnKind =
  | 'text'
  | 'date'
  | 'dateTime'
  | 'number'
  | 'money'
  | 'duration'
  | 'phone'
  | 'choice'
  | 'status'
  | 'actions';

/** State of a row whose record is open or that is being edited. */
export type RowState = 'selected' | 'editing' | undefined;

/** Selection by checkboxes, controlled by the caller. */
export interface TableSelection<Row> {
  /** Ids of the selected rows, from `getRowId`. */
  value: ReadonlySet<string>;
  /** Called with the ids of the new selection. */
  onValueChange: (value: ReadonlySet<string>) => void;
  /** Label of the checkbox in the header, which selects every row. @default 'Select all' */
  allLabel?: string;
  /** Returns the label of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /**
   * Hides the checkboxes until a row is hovered or focused, or any is selected. They cover the
   * picture in the `listIndent` of the table; without one they have a column. @default false
   */
  revealOnHover?: boolean;
  /** Shows hidden checkboxes although none is selected, for touch screens. @default false */
  isSelecting?: boolean;
}

/** Rows that open to show details below them, one or several at a time. */
export interface TableExpansion<Row> {
  /** Ids of the open rows, from `getRowId`; controls them, together with `onValueChange`. */
  value?: ReadonlySet<string> | undefined;
  /** Ids of the initially open rows, if uncontrolled. @default none */
  defaultValue?: ReadonlySet<string> | undefined;
  /** Called with the ids of the open rows when one is opened or closed. */
  onValueChange?: ((value: ReadonlySet<string>) => void) | undefined;
  /** Renders the details; called for open rows only. Keep it stable. */
  content: (row: Row) => ReactNode;
  /** Returns the label of a row's button, such as "Details of Priya Nair". Keep it stable. */
  rowLabel: (row: Row) => string;
  /** False for a row without details. @default every row has some */
  canExpand?: ((row: Row) => boolean) | undefined;
}

/** Shows the record of a row next to the table while the focus stays in the row. */
export interface TablePreview<Row> {
  /** True while a record is shown: arrow keys then show that of the row they reach. */
  isOpen: boolean;
  /** Called on Space, and on arrow keys while a record is shown; ignore a row without a record. */
  onOpen: (row: Row) => void;
  /** Called on Space on the row whose record is shown. */
  onClose: () => void;
  /** Called on Enter on that row: move the focus into the record. */
  onEnter: () => void;
}

/** Pages of rows that a server returns, controlled by the caller. */
export interface TablePagination {
  /** The page in `rows`, from 1. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Number of rows on all pages; omit it if unknown. */
  rowCount?: number | undefined;
  /** True if a page follows. @default by `rowCount` */
  hasNext?: boolean | undefined;
  /** Called with the chosen page; pass its rows once they are loaded. */
  onPageChange: (page: number) => void;
  /** True while a page loads; `rows` may still be those of the page before. @default false */
  isLoading?: boolean | undefined;
}

/** A column: its header, cells, sorting and place in the list layout. */
export interface DataTableColumn<Row> {
  /** Identifies the column in `sorting` and `hiddenColumns`; unique in the table. */
  id: string;
  /** Header text; names the column in menus, and screen readers announce it with each cell. */
  header: string;
  /**
   * Shown instead of `header`, such as an icon; may contain controls unless the column is sortable.
   */
  headerContent?: ReactNode;
  /**
   * Footer cell, such as a total, or a function of `rows`. The table has a footer if a column has
   * one.
   */
  footer?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** Hides the header visually. @default false */
  isHeaderHidden?: boolean;
  /** Type of the content; sets width and alignment. @default 'text' */
  kind?: ColumnKind;
  /** Share of the width, relative to the weights of other columns. @default 1 for `text` */
  weight?: number;
  /** Alignment. @default 'end' for numbers, money, durations and actions, else 'start' */
  align?: 'start' | 'end';
  /** Renders the cell. Rows are memoised by their data, so it must depend on `row` alone. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Texts are compared in natural order; empty values come last. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Makes the column sortable without values, if the server sorts. @default true with `sortValue` */
  isSortable?: boolean;
  /** Copied value of the cell. A column without one is not copied. @default sortValue */
  copyValue?: (row: Row) => string | number | null | undefined;
  /** Key of a cell's width; a long table sizes the column by one row per key. @default sortValue */
  widthKey?: (row: Row) => string | number | null | undefined;
  /**
   * Position in the list layout. @default 'title' for the first, 'actions' for actions or 'meta'
   */
  stack?: TableStack;
  /** Hides the column in a narrower page; `note` shows the note of the first cell instead. */
  collapse?: 'hide' | 'note';
  /** Step at which the column collapses; 3 is for tables with many columns. @default 1 */
  collapseOrder?: 1 | 2 | 3;
  /**
   * True keeps the column in its place and visible if the user can arrange columns.
   * @default true for the first column and for actions
   */
  isFixed?: boolean;
  /** Placeholder while rows load. @default by kind: none for actions, a badge for statuses */
  skeleton?: 'lead' | 'text' | 'badge' | 'none';
}

export type CollapseStep = NonNullable<DataTableColumn<never>['collapseOrder']>;

/** A column with the user's layout. */
export interface ArrangedColumn<Row> extends DataTableColumn<Row> {
  /** True if the user has set the width. */
  isResized?: boolean | undefined;
  /** Position among the columns that stay in view while the table scrolls sideways, from 0. */
  pin?: number | undefined;
}
