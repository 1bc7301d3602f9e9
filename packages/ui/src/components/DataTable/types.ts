import type { ReactNode } from 'react';

/** Which column orders the rows; `null` keeps the order they came in. */
export type TableSorting = {
  columnId: string;
  direction: 'ascending' | 'descending';
} | null;

/** Where a cell goes once the table is a list (container under 640 px). */
export type TableStack = 'title' | 'note' | 'meta' | 'actions' | 'hidden';

/**
 * What a column holds. A `text` takes a share of the table and is cut where that is too narrow. All
 * others have a known shape: the column is as wide as its widest cell, which is never cut. A `choice`
 * is one of a few words, a `status` is one in a badge.
 */
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

/** What becomes of a column where the table has less room. */
type TableCollapse = 'hide' | 'note';

/** The steps in which columns give way. */
export type CollapseStep = 1 | 2 | 3;

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
  /** What the column holds, which decides its width and alignment. @default 'text' */
  kind?: ColumnKind;
  /**
   * Share of the table's width, compared with the weights of the other columns. A column of known
   * shape has none unless it is given, and is never narrower than its content.
   * @default 1 for texts
   */
  weight?: number;
  /** Side of the cell and the head. @default 'end' for numbers, money, durations and actions, else 'start' */
  align?: 'start' | 'end';
  /** Draws the cell. Rows are memoised on their data, so it must depend on `row` alone. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Texts are compared as people read them, empty values come last. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /**
   * Tells cells of different widths apart in a column of known shape: rows with the same status or
   * word, and numbers of the same length, are equally wide. A long table sizes the column by one row
   * of each. @default sortValue
   */
  widthKey?: (row: Row) => string | number | null | undefined;
  /**
   * Its place in the list layout.
   * @default 'title' for the first column, 'actions' for actions, 'meta' for the others
   */
  stack?: TableStack;
  /**
   * Lets others have its room in a narrower page: it is hidden, or hidden and repeated by the note of
   * the lead, which is shown then.
   */
  collapse?: TableCollapse;
  /**
   * Its place in the order in which columns give way; those of one place go together. A table of many
   * columns keeps the third place longer than the others, and a narrow page keeps none.
   * @default 1
   */
  collapseOrder?: CollapseStep;
  /** Placeholder of the cell while rows load. @default by kind: none for actions, a badge for statuses */
  skeleton?: 'lead' | 'text' | 'badge' | 'none';
}
