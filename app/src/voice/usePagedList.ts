import type { Resource } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useResource } from '../data/useResource.ts';
import type { ReadOptions } from '../data/useResource.ts';

interface PagedListOptions<Data, Params> extends ReadOptions {
  page: number;
  wantedSize: number;
  queryOf: (page: number, size: number) => Params;
  rowsIn: (data: Data) => number;
}

/** Loads a page by offset. If the service returns fewer rows, the first page sets the page size. */
export function usePagedList<Data extends { total: number | null }, Params extends object>(
  resource: Resource<Data, Params>,
  { page, wantedSize, queryOf, rowsIn, ...options }: PagedListOptions<Data, Params>,
): { list: Remote<Data>; pageSize: number } {
  const first = useResource(resource, queryOf(1, wantedSize), options);
  const known = dataOf(first);
  const pageSize = known ? pageLength(rowsIn(known), known.total, wantedSize) : wantedSize;
  const isFurther = page > 1 && known !== undefined;
  const further = useResource(resource, isFurther ? queryOf(page, pageSize) : null, options);
  return { list: isFurther ? further : first, pageSize };
}

/** Fewer rows than requested indicate a limit only if there are more. */
function pageLength(rows: number, total: number | null, requestedRows: number): number {
  const isLimited = rows > 0 && rows < requestedRows && total !== null && total > rows;
  return isLimited ? rows : requestedRows;
}
