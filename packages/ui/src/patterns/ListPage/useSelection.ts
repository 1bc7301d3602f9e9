import { useCallback, useMemo, useState } from 'react';

/** Which rows of a list are selected, as `DataTable` and `ListPage` take it. */
export interface ListSelection {
  /** Ids of the selected rows, of those that are shown. */
  value: ReadonlySet<string>;
  /** Selects others. */
  onValueChange: (value: ReadonlySet<string>) => void;
  /** Whether boxes are shown though nothing is selected. */
  isSelecting: boolean;
  /** Shows the boxes. */
  start: () => void;
  /** Selects nothing any more, and hides the boxes. */
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps which rows are selected. A row that a search leaves out is not among them until it is shown
 * again: nothing is done to what nobody sees.
 *
 * @param rows that are shown
 * @param idOf a constant
 */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): ListSelection {
  const [selected, setSelected] = useState(NONE);
  const [isSelecting, setSelecting] = useState(false);
  const value = useMemo(
    () => (selected.size === 0 ? NONE : new Set(rows.map(idOf).filter((id) => selected.has(id)))),
    [rows, idOf, selected],
  );
  const start = useCallback(() => setSelecting(true), []);
  const clear = useCallback(() => {
    setSelected(NONE);
    setSelecting(false);
  }, []);
  return useMemo(
    () => ({ value, onValueChange: setSelected, isSelecting, start, clear }),
    [value, isSelecting, start, clear],
  );
}
