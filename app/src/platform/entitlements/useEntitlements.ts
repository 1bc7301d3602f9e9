import { DEFAULT_ENTITLEMENTS, entitlements } from '@platform/api';
import type { Entitlements } from '@platform/api';
import type { Remote } from '@platform/ui';
import { useEffect, useMemo } from 'react';
import { useResource } from '../../data/useResource.ts';

/**
 * What the plan allows and how much of it is used. A failure is logged and the default limits stand
 * in: there is no failed state to show.
 */
export function useEntitlements(): Remote<Entitlements | null> {
  const read = useResource(entitlements, {});
  const isFailed =
    read.status === 'error' || (read.status === 'ready' && read.refreshError !== undefined);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the promised trace of a failed read
    if (isFailed) console.warn('The entitlements could not be read; the default limits are shown.');
  }, [isFailed]);

  return useMemo(
    () => (read.status === 'error' ? { status: 'ready', data: DEFAULT_ENTITLEMENTS } : read),
    [read],
  );
}
