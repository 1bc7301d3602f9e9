import { identityOf, WHOLE_LIST } from '@platform/api';
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
  isRest?: boolean;
}

/**
 * Loads up to `limit` rows. CRM lists have no total: after a short page, more rows are loaded.
 * @param params null loads nothing
 */
export function useBulkLoad<Row extends Identified, Params extends LoadParams>(
  resource: Resource<Row[], Params>,
  params: Params | null,
  options?: ReadOptions,
): Remote<Load<Row>> {
  const remote = useResource(resource, params, options);
  const { limit = 0, offset = 0 } = params ?? {};
  const count = dataOf(remote)?.length ?? 0;
  const isShort = limit === WHOLE_LIST.limit && count > 0 && count < limit;
  const rest = useResource(
    resource,
    params && isShort
      ? { ...params, limit: limit - count, offset: offset + count, isRest: true }
      : null,
  );
  const further = dataOf(rest);
  const isUnknown = rest.status === 'error' || rest.status === 'unavailable';
  return useSelect(
    remote,
    useCallback(
      (first: readonly Row[]) => {
        const rows = further?.length ? withRest(first, further) : first;
        return { rows, isCut: isUnknown || rows.length >= limit };
      },
      [further, isUnknown, limit],
    ),
  );
}

/** Removes rows that moved to the next page meanwhile. */
function withRest<Row extends Identified>(first: readonly Row[], rest: readonly Row[]) {
  const known = new Set(first.map(identityOf));
  return [...first, ...rest.filter((row) => !known.has(identityOf(row)))];
}
