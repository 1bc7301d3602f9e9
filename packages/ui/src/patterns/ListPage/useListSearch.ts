import { trimText } from '@platform/i18n/text';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { useRowSearch } from './useRowSearch.ts';

/** What a list shows of its rows. */
export interface ListSearch<Row> {
  /** What the rows were searched for, without white space around it; '' where they were not. */
  search: string;
  /** The rows that hold it. */
  shown: readonly Row[];
}

/**
 * Searches the rows of a list as a person types: the key is answered first, the list follows it in the
 * frame after.
 *
 * @param textOf what a row is searched in, as `useRowSearch` has it; a constant
 * @param typed what stands in the search field
 */
export function useListSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  typed: string,
): ListSearch<Row> {
  const search = trimText(useAfterPaint(typed));
  return { search, shown: useRowSearch(rows, textOf, search) };
}
