import { isApiError } from '@platform/api';
import type { Api } from '@platform/api';
import { useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { isNotOffered } from '../shared/network/isNotOffered.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { toRemote } from '../shared/swr/toRemote.ts';

/** Figures are of the moment: a visit asks anew, only two at once share an answer. */
const options = { dedupingInterval: 2000 };

/**
 * What one call of the dashboard answers; null where this deployment does not offer it (reading 57).
 *
 * @param keyOf the key of the person's copy
 * @param load asks for it; a module constant
 */
export function useOffered<T>(
  keyOf: (userId: string) => readonly unknown[],
  load: (api: Api, signal: AbortSignal) => Promise<T>,
): Remote<T | null> {
  const api = useApi();
  const t = useTranslation();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    user ? keyOf(user.id) : null,
    () => load(api, signal()),
    options,
  );
  const retry = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  const said = isApiError(error) ? error.serverMessage : '';
  const message = said || t('common.error.default');
  return useMemo(() => {
    if (data === undefined && isNotOffered(error)) return { status: 'ready', data: null };
    return toRemote({ data, error, isValidating }, message, retry);
  }, [data, error, isValidating, message, retry]);
}
