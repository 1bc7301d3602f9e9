export interface RowBody<Row> {
  rows: readonly Row[];
  /** Renders a row synchronously, by its index. */
  reveal: (index: number) => void;
}

/** The focused control of a row that is being re-rendered by another body. */
export interface SavedFocus {
  rowId: string;
  /** Index among the controls of the row; -1 for the row itself. */
  controlIndex: number;
}

/** Connects a table with its body, which is replaced once the virtualiser has loaded. */
export interface RowGrid<Row> {
  isGrid: boolean;
  activateRow: (rowId: string) => void;
  isRowActivated: (rowId: string) => boolean;
  toggle: (rowId: string) => void;
  connect: (body: RowBody<Row>) => void;
  /** Called when the body unmounts with the focus inside; `null` once the focus is restored. */
  saveFocus: (focus: SavedFocus | null) => void;
  savedFocus: () => SavedFocus | null;
}

/** `aria-rowindex` of a row; the header is row 1. */
export const rowIndexOf = (index: number, rowOffset = 0): number => rowOffset + index + 2;

export function indexOf(row: HTMLTableRowElement): number {
  const index = Number(row.dataset['row']);
  return Number.isNaN(index) ? row.sectionRowIndex : index;
}

export function rowAt(body: HTMLTableSectionElement, index: number): HTMLTableRowElement | null {
  const numbered = [...body.rows].find((row) => row.dataset['row'] === String(index));
  if (numbered) return numbered;
  const row = body.rows[index];
  return row?.dataset['row'] === 'true' ? row : null;
}
