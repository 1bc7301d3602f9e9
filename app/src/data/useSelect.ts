import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useMemo } from 'react';

/**
 * Makes other data of remote data, once per answer.
 *
 * @param select a module function, or one from useCallback
 */
export function useSelect<T, U>(remote: Remote<T>, select: (data: T) => U): Remote<U> {
  const isReady = remote.status === 'ready';
  const data = dataOf(remote);
  const selected = useMemo(
    () => (isReady ? select(data as T) : undefined),
    [isReady, data, select],
  );
  return useMemo(() => mapRemote(remote, () => selected as U), [remote, selected]);
}
