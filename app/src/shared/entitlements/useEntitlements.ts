import { DEFAULT_ENTITLEMENTS, getEntitlements } from '@platform/api';
import type { Api, Entitlements } from '@platform/api';
import type { Remote } from '@platform/ui';
import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { isSilent } from '../network/isSilent.ts';
import { useLeaveSignal } from '../network/useLeaveSignal.ts';
import { useApi } from '../session/ApiContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../state/index.ts';
import { toRemote } from '../swr/toRemote.ts';
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
  const api = useApi();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const key = user ? entitlementsKeys.own(user.id) : null;
  const { data, error, isValidating, mutate } = useSWR<Entitlements | null, unknown>(key, () =>
    loadEntitlements(api, signal()),
  );
  const isFailed = error !== undefined && !isSilent(error);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- spec 8: the failure is logged, the defaults are shown
    if (isFailed) console.warn('The entitlements could not be read; the default limits are shown.');
  }, [isFailed]);

  const refreshEntitlements = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  const entitlements = useMemo((): Remote<Entitlements | null> => {
    const shown = data === undefined && isFailed ? DEFAULT_ENTITLEMENTS : data;
    return toRemote({ data: shown, error, isValidating }, '', refreshEntitlements);
  }, [data, error, isFailed, isValidating, refreshEntitlements]);
  return { entitlements, refreshEntitlements };
}
