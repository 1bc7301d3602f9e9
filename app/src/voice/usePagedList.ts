import type { Resource } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useResource } from '../data/useResource.ts';
import type { ReadOptions } from '../data/useResource.ts';

interface PagedListOptions<Data, Params> extends ReadOptions {
  /** From 1. */
  page: number;
  /** How many rows a page should have. */
  wantedSize: number;
  /** The load of a page when pages are this long. */
  queryOf: (page: number, size: number) => Params;
  /** How many rows a load brought. */
  rowsIn: (data: Data) => number;
}

/**
 * Reads a page of a list by offset. A service may send fewer rows than it was asked for; then its own
 * limit is the length of every page, which the first one shows.
 *
 * @returns the page, and how many rows a page has
 */
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

/** Fewer rows than were wanted are a limit of the service only if there are more. */
function pageLength(rows: number, total: number | null, wanted: number): number {
  const isLimited = rows > 0 && rows < wanted && total !== null && total > rows;
  return isLimited ? rows : wanted;
}
