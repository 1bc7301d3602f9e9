import type { TablePagination } from './types.ts';

interface PageState {
  /** From 1. */
  page: number;
  /** Null if unknown. */
  pageCount: number | null;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Row numbers from 1; null if the page has none. */
  range: { from: number; to: number } | null;
}

const atLeast = (minimum: number, value: number): number =>
  Number.isFinite(value) ? Math.max(minimum, Math.trunc(value)) : minimum;

/** Reads the page; a page or size that is not a number counts as 1, a count as unknown. */
export function pageState(
  { page, pageSize, rowCount, hasNext }: Omit<TablePagination, 'onPageChange'>,
  shownRows: number,
): PageState {
  const current = atLeast(1, page);
  const size = atLeast(1, pageSize);
  const total = rowCount === undefined || Number.isNaN(rowCount) ? null : atLeast(0, rowCount);
  const pageCount = total === null ? null : Math.max(1, Math.ceil(total / size));
  const first = (current - 1) * size;
  return {
    page: current,
    pageCount,
    hasPrevious: current > 1,
    hasNext: hasNext ?? (pageCount !== null && current < pageCount),
    range: shownRows > 0 ? { from: first + 1, to: first + shownRows } : null,
  };
}

/** After records were deleted the current page may be far beyond the last one. */
export const previousPage = ({ page, pageCount }: PageState): number =>
  Math.max(1, Math.min(page - 1, pageCount ?? page));
