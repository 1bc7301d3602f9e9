import { DEFAULT_ENTITLEMENTS, entitlements } from '@platform/api';
import type { Entitlements } from '@platform/api';
import type { Remote } from '@platform/ui';
import { useEffect, useMemo } from 'react';
import { useResource } from '../../data/useResource.ts';

export function useEntitlements(): Remote<Entitlements | null> {
  const read = useResource(entitlements, {});
  const isFailed =
    read.status === 'error' || (read.status === 'ready' && read.refreshError !== undefined);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- documented trace of a failed read
    if (isFailed) console.warn('The entitlements could not be read; the default limits are shown.');
  }, [isFailed]);

  return useMemo(
    () => (read.status === 'error' ? { status: 'ready', data: DEFAULT_ENTITLEMENTS } : read),
    [read],
  );
}
