import { isApiError } from '@platform/api';
import type { Api } from '@platform/api';
import { useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import { useMemo } from 'react';
import { isNotOffered } from '../shared/network/isNotOffered.ts';
import { toRemote } from '../shared/swr/toRemote.ts';
import { ofTheMoment, useRead } from '../shared/swr/useRead.ts';

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
  const t = useTranslation();
  const { data, error, refresh } = useRead(keyOf, load, ofTheMoment);
  const said = isApiError(error) ? error.serverMessage : '';
  const message = said || t('common.error.default');
  return useMemo(() => {
    if (data === undefined && isNotOffered(error)) return { status: 'ready', data: null };
    return toRemote({ data, error }, message, refresh);
  }, [data, error, message, refresh]);
}
