import { trimText } from '@platform/i18n/text';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { useRowSearch } from './useRowSearch.ts';

export interface ListSearch<Row> {
  /** The trimmed search text; '' if there is none. */
  search: string;
  shown: readonly Row[];
}

/** The keystroke renders first, the list a frame later. `textOf` must be constant. */
export function useListSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  typed: string,
): ListSearch<Row> {
  const search = trimText(useAfterPaint(typed));
  return { search, shown: useRowSearch(rows, textOf, search) };
}
