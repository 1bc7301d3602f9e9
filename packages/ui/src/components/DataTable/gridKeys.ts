export interface RowPosition {
  index: number;
  count: number;
  page: number;
}

/** Returns the index of the row that a key moves to, or `null`. WAI-ARIA APG "Grid". */
export function nextRowIndex(key: string, { index, count, page }: RowPosition): number | null {
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
