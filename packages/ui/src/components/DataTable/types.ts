import type { ReactNode } from 'react';

/** Which column orders the rows; `null` keeps the order they came in. */
export type TableSorting = {
  columnId: string;
  direction: 'ascending' | 'descending';
} | null;

/** Where a cell goes once the table is a list (container under 640 px). */
export type TableStack = 'title' | 'note' | 'meta' | 'actions' | 'hidden';

/** What becomes of a column where the table has less room (container of 640 to 820 px). */
type TableMedium = 'drop' | 'note';

/** A row whose record is open, or one that is being edited. */
export type RowState = 'selected' | 'editing' | undefined;

/** Which rows are selected by their checkboxes; the caller owns it. */
export interface TableSelection<Row> {
  /** Ids of the selected rows, as `getRowId` gives them. */
  value: ReadonlySet<string>;
  /** Called with the ids that are selected then. */
  onValueChange: (value: ReadonlySet<string>) => void;
  /** Accessible name of the checkbox in the head, which selects every row. @default 'Select all' */
  allLabel?: string;
  /** Accessible name of a row's checkbox. */
  rowLabel: (row: Row) => string;
  /**
   * Keeps the boxes out of sight until a row is pointed at or has the focus, or any is selected: a box
   * stands in place of the picture that begins its row. @default false
   */
  isQuiet?: boolean;
  /** Shows quiet boxes though none is selected, as a finger needs it. @default false */
  isSelecting?: boolean;
}

/** Shows the record of a row beside the table while the focus stays in the row. */
export interface TablePreview<Row> {
  /** Whether a record is shown: the arrow keys then show that of the row they reach. */
  isOpen: boolean;
  /** Called by Space, and by arrow keys while one is shown; a row without a record does nothing. */
  onOpen: (row: Row) => void;
  /** Called by Space on the row whose record is shown. */
  onClose: () => void;
  /** Called by Enter on that row: the focus goes into what is shown. */
  onEnter: () => void;
}

/** A column: its head, its cells, how it sorts and where it goes in the list layout. */
export interface DataTableColumn<Row> {
  /** Names the column in `sorting` and `hiddenColumns`; unique in the table. */
  id: string;
  /** What stands over the column; readers hear it with each cell. */
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
  /** Its place in the list layout. @default 'title' for the first column, 'meta' for the others */
  stack?: TableStack;
  /**
   * Lets others have its room in a narrower page: it goes, or it goes because the note of the lead
   * repeats it, which is shown then.
   */
  medium?: TableMedium;
  /** What stands for the cell while rows load. @default 'text' */
  skeleton?: 'lead' | 'text' | 'badge' | 'none';
}
