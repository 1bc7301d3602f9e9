import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useState } from 'react';

/** Keeps the last data while other data of the same kind load. */
export function useLastReady<T>(remote: Remote<T>): Remote<T> {
  const data = dataOf(remote);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return remote.status === 'loading' && last !== undefined
    ? { status: 'ready', data: last, isRefreshing: true }
    : remote;
}
