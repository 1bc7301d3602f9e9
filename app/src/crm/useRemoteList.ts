import type { CrmList, Remote } from '@platform/ui';
import { useMemo } from 'react';
import type { Rows } from './useRows.ts';

/**
 * A load as the screens take it: what was read before stays when a newer copy cannot be had, and a
 * full load says that there may be more (reading 47).
 *
 * @param toItem what a row is shown as; keep it stable between renders
 * @param message what a failure says
 */
export function useRemoteList<Row, Item>(
  { rows, count, limit, offset, isFailed, refresh }: Omit<Rows<Row>, 'mutate' | 'isMissing'>,
  toItem: (row: Row) => Item,
  message: string,
): Remote<CrmList<Item>> {
  const items = useMemo(() => rows?.map(toItem), [rows, toItem]);
  return useMemo((): Remote<CrmList<Item>> => {
    const failure = isFailed ? { message, retry: refresh } : undefined;
    if (!items) return failure ? { status: 'error', ...failure } : { status: 'loading' };
    const total = { count: offset + count, isCut: count >= limit };
    return { status: 'ready', data: { items, total, refreshError: failure } };
  }, [items, count, offset, limit, isFailed, message, refresh]);
}
