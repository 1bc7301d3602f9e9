import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TableColumnLayout } from './columns/layoutTypes.ts';
import type {
  DataTableColumn,
  RowState,
  TableExpansion,
  TablePagination,
  TablePreview,
  TableSelection,
  TableSorting,
} from './types.ts';

export interface DataTableProps<Row extends object> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** Accessible name of the table. */
  label: string;
  /** Memoise this array: a new identity re-renders every row. */
  columns: readonly DataTableColumn<Row>[];
  /** Ids of columns to hide. @default none */
  hiddenColumns?: readonly string[];
  /** Lets the user resize, move, pin and hide columns; from `useColumnLayout`. */
  columnLayout?: TableColumnLayout | undefined;
  /** The filtered rows. A row re-renders when its object changes. */
  rows: readonly Row[];
  /** Returns an id that is unique in the table and stable for the row. */
  getRowId: (row: Row) => string;
  /** Selects the body: rows, skeleton or error. */
  status: 'ready' | 'loading' | 'error';
  /** Shown and announced at once while loading; skeleton rows follow after 300 ms. */
  loadingText?: string;
  /** Shown if there are no rows. */
  emptyState?: ReactNode;
  /** Shown if loading failed: the message and a retry button. */
  errorContent?: ReactNode;
  /** Marks the row that is open or being edited. Tab reaches the fields of an edited row. */
  rowState?: ((row: Row) => RowState) | undefined;
  /** Returns the URL of a row's record. A press on the row follows the link to it in a cell. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Makes Space show the record of a row while the focus stays in the table. */
  preview?: TablePreview<Row> | undefined;
  /** Called when `e` is pressed on a row. */
  onRowEdit?: ((row: Row) => void) | undefined;
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row> | undefined;
  /**
   * Copies the selected rows, else the focused one, by Ctrl+C or ⌘C: values separated by tabs, for
   * spreadsheets. Makes the table a grid. @default false
   */
  isCopyable?: boolean;
  /** Adds a button to each row that shows its details below it. */
  expansion?: TableExpansion<Row> | undefined;
  /** Controls the sorting, together with `onSortingChange`. */
  sorting?: TableSorting;
  /** Initial sorting if uncontrolled; `null` keeps the order of `rows`. @default null */
  defaultSorting?: TableSorting;
  /**
   * `table` sorts `rows` by the `sortValue` of the column. `server` keeps their order: load them in
   * the order of `sorting`. @default 'table'
   */
  sortedBy?: 'table' | 'server';
  /** Adds buttons for the pages; `rows` are those of one page. */
  pagination?: TablePagination | undefined;
  /** Called when a sortable header is pressed: ascending, descending, then `null`. */
  onSortingChange?: (sorting: TableSorting) => void;
  /** Called with all rows in display order, initially and on each change. */
  onOrderChange?: ((rows: readonly Row[]) => void) | undefined;
  /** Collapses steps 1 and 2 of `collapseOrder` below 1080 px, not 820 px. @default false */
  isWide?: boolean;
  /** Makes rows 48 px high instead of 56 px. @default false */
  isCompact?: boolean;
  /** Indent of the first cell's text in the list layout, in px at 16 px font size. @default 0 */
  listIndent?: number;
  /** Number of rows above which only the visible ones are rendered. @default 100 */
  virtualFrom?: number;
}
