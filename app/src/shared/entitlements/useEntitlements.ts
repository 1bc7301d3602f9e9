import { DEFAULT_ENTITLEMENTS, getEntitlements } from '@platform/api';
import type { Api, Entitlements } from '@platform/api';
import type { Remote } from '@platform/ui';
import { useEffect, useMemo } from 'react';
import { isSilent } from '../network/isSilent.ts';
import { toRemote } from '../swr/toRemote.ts';
import { useRead } from '../swr/useRead.ts';
import { entitlementsKeys } from './keys.ts';

export const loadEntitlements = (
  { http }: Api,
  signal: AbortSignal,
): Promise<Entitlements | null> => getEntitlements(http, signal);

/**
 * What the plan allows and how much of it is used. A failure is logged and the spec's defaults
 * stand in (spec 8, reading 32): there is no failed state to show.
 */
export function useEntitlements() {
  const read = useRead(entitlementsKeys.own, loadEntitlements);
  const { data, error, refresh: refreshEntitlements } = read;
  const isFailed = error !== undefined && !isSilent(error);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- spec 8: the failure is logged, the defaults are shown
    if (isFailed) console.warn('The entitlements could not be read; the default limits are shown.');
  }, [isFailed]);

  const entitlements = useMemo((): Remote<Entitlements | null> => {
    const shown = data === undefined && isFailed ? DEFAULT_ENTITLEMENTS : data;
    return toRemote({ data: shown, error }, '', refreshEntitlements);
  }, [data, error, isFailed, refreshEntitlements]);
  return { entitlements, refreshEntitlements };
}
