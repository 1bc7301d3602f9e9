import { useCallback, useMemo, useState } from 'react';

/** Selected rows of a list, for `DataTable` and `ListPage`. */
export interface ListSelection {
  /** Ids of the selected rows, among those shown. */
  value: ReadonlySet<string>;
  /** Changes the selection. */
  onValueChange: (value: ReadonlySet<string>) => void;
  /** True if checkboxes are shown although none is selected. */
  isSelecting: boolean;
  /** Shows the checkboxes. */
  start: () => void;
  /** Clears the selection and hides the checkboxes. */
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Holds the selection; leaves out rows hidden by a search, so that no action affects them. */
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
