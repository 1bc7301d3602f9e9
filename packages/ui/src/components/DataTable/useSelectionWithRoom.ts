import { useMemo } from 'react';
import type { TableSelection } from './types.ts';

/** Hidden checkboxes appear in the indent of the rows; without one they have a column instead. */
export function useSelectionWithRoom<Row>(
  selection: TableSelection<Row> | undefined,
  listIndent: number,
): TableSelection<Row> | undefined {
  return useMemo(
    () =>
      selection?.revealOnHover && listIndent === 0
        ? { ...selection, revealOnHover: false }
        : selection,
    [selection, listIndent],
  );
}
