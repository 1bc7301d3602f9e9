import { trimText } from '@platform/i18n/text';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { useRowSearch } from './useRowSearch.ts';

/** Result of a list's search. */
export interface ListSearch<Row> {
  /** The trimmed search text; '' if there is none. */
  search: string;
  /** The matching rows. */
  shown: readonly Row[];
}

/**
 * Searches the rows of a list while the user types: the keystroke renders first, the list a frame
 * later.
 * @param textOf returns the searched text of a row, as for `useRowSearch`; a constant
 * @param typed text of the search field
 */
export function useListSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  typed: string,
): ListSearch<Row> {
  const search = trimText(useAfterPaint(typed));
  return { search, shown: useRowSearch(rows, textOf, search) };
}
