import { useState } from 'react';

interface LoadedPage {
  /** From 1. */
  page: number;
  /** Rows per page, as the caller knows it. @default the rows of the largest page so far */
  pageSize: number | undefined;
  /** Number of rows of this page; 0 while it loads. */
  rows: number;
  /** Number of all rows; `null` if unknown. */
  total: number | null;
}

/** Steps of a list whose server pages; a page size that the loaded pages contradict is corrected. */
export function usePageSteps({ page, pageSize, rows, total }: LoadedPage) {
  const [largest, setLargest] = useState(rows);
  if (rows > largest) setLargest(rows);
  const size = pageSizeOf({ page, pageSize: pageSize ?? largest, rows, total }, largest);
  const hasNext = total === null ? rows > 0 && rows >= size : page * size < total;
  return { size, hasPrevious: page > 1, hasNext };
}

function pageSizeOf(
  { page, pageSize, rows, total }: LoadedPage & { pageSize: number },
  largest: number,
): number {
  if (total === null || rows === 0) return pageSize;
  const hasTooFew = page * pageSize < total && rows < pageSize;
  const hasTooMany = (page - 1) * pageSize + rows > total || rows > pageSize;
  return hasTooFew || hasTooMany ? Math.max(rows, largest) : pageSize;
}
