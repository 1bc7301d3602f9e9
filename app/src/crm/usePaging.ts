import type { CrmPaging } from '@platform/ui';
import { useMemo } from 'react';
import type { Rows } from './useRows.ts';

/** Steps through loads where one does not hold everything; undefined where one does. */
export function usePaging(
  { count, limit }: Pick<Rows<unknown>, 'count' | 'limit'>,
  page: number,
  onPageChange: (page: number) => void,
): CrmPaging | undefined {
  const hasNext = limit > 0 && count >= limit;
  const hasPrevious = page > 1;
  return useMemo(
    () => (hasNext || hasPrevious ? { page, hasPrevious, hasNext, onPageChange } : undefined),
    [page, hasPrevious, hasNext, onPageChange],
  );
}
