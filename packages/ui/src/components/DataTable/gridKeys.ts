/** Where a key is pressed: on a row of a grid. */
export interface RowPlace {
  /** Index of the row that has the focus. */
  index: number;
  /** How many rows there are. */
  count: number;
  /** How many rows a page has. */
  page: number;
}

/**
 * The row that a key leads to: WAI-ARIA APG "Grid", with the focus on rows.
 *
 * @returns its index, or `null` for a key that does not lead to a row
 */
export function rowAfter(key: string, { index, count, page }: RowPlace): number | null {
  const step = stepOf(key, count, page);
  return step === null ? null : Math.max(0, Math.min(count - 1, index + step));
}

function stepOf(key: string, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return -1;
    case 'ArrowDown':
      return 1;
    case 'PageUp':
      return -page;
    case 'PageDown':
      return page;
    case 'Home':
      return -count;
    case 'End':
      return count;
    default:
      return null;
  }
}
