import { identityOf, FIRST_BATCH } from '@platform/api';
import type { Identified, Resource } from '@platform/api';
import type { Load } from '@platform/flows';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback } from 'react';
import { useResource, useSelect } from '../../data/useResource.ts';
import type { ReadOptions } from '../../data/useResource.ts';

export interface LoadParams {
  limit: number;
  offset?: number;
  /** Loads up to `limit` rows after `offset` instead of one page. */
  isContinuation?: boolean;
}

/**
 * Loads up to `limit` rows; null params load nothing. CRM lists have no total, so a short page is
 * followed by a second request.
 */
export function useBulkLoad<Row extends Identified, Params extends LoadParams>(
  resource: Resource<Row[], Params>,
  params: Params | null,
  options?: ReadOptions,
): Remote<Load<Row>> {
  const remote = useResource(resource, params, options);
  const { limit = 0, offset = 0 } = params ?? {};
  const count = dataOf(remote)?.length ?? 0;
  const isShortPage = limit === FIRST_BATCH.limit && count > 0 && count < limit;
  const rest = useResource(
    resource,
    params && isShortPage
      ? { ...params, limit: limit - count, offset: offset + count, isContinuation: true }
      : null,
  );
  const restRows = dataOf(rest);
  const hasRestFailed = rest.status === 'error' || rest.status === 'unavailable';
  return useSelect(
    remote,
    useCallback(
      (first: readonly Row[]) => {
        const rows = restRows?.length ? appendRest(first, restRows) : first;
        return { rows, isTruncated: hasRestFailed || rows.length >= limit };
      },
      [restRows, hasRestFailed, limit],
    ),
  );
}

/** Skips rows of the first page that moved to the second one between the requests. */
function appendRest<Row extends Identified>(first: readonly Row[], rest: readonly Row[]) {
  const known = new Set(first.map(identityOf));
  return [...first, ...rest.filter((row) => !known.has(identityOf(row)))];
}
