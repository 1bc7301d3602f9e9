/** The rows that are drawn, as the grid around them uses them. */
export interface RowBody<Row> {
  /** In the order shown. */
  rows: readonly Row[];
  /** Brings a row into the document, by its index, before it returns. */
  reveal: (index: number) => void;
}

/** Where the focus was when its row was drawn again. */
export interface LeftFocus {
  rowId: string;
  /** Place among the controls of the row; -1 for the row itself. */
  place: number;
}

/** What a table and its body, which is another one for many rows, know of one another. */
export interface RowGrid<Row> {
  /** Whether rows can have the focus. */
  isGrid: boolean;
  /** Notes that a pointer or the focus came to a row, which holds for whichever body draws it. */
  noteReached: (rowId: string) => void;
  wasReached: (rowId: string) => boolean;
  /** Selects a row, or no longer; with Shift all rows from the one before. */
  toggle: (rowId: string) => void;
  /** Called by the body with its rows, each time it is drawn. */
  connect: (body: RowBody<Row>) => void;
  /** Called by a body that goes with the focus in it; `null` once the focus is back. */
  leaveFocus: (left: LeftFocus | null) => void;
  leftFocus: () => LeftFocus | null;
}

/** The index of a row among all of them; rows carry it where not all are in the document. */
export function indexOf(row: HTMLTableRowElement): number {
  const index = Number(row.dataset['row']);
  return Number.isNaN(index) ? row.sectionRowIndex : index;
}

/** The row of an index, where it is in the document. */
export function rowAt(body: HTMLTableSectionElement, index: number): HTMLTableRowElement | null {
  const numbered = body.querySelector<HTMLTableRowElement>(`[data-row="${index}"]`);
  if (numbered) return numbered;
  const row = body.rows[index];
  return row?.dataset['row'] === 'true' ? row : null;
}
