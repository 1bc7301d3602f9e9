import type { Api } from '@platform/api';
import { useCallback } from 'react';
import useSWR from 'swr';
import type { SWRConfiguration } from 'swr';
import { useLeaveSignal } from '../network/useLeaveSignal.ts';
import { useApi } from '../session/ApiContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../state/index.ts';

/** Figures are of the moment: each visit asks anew, only two at once share an answer. */
export const ofTheMoment: SWRConfiguration = { dedupingInterval: 2000 };

/**
 * What a call answers for the person who is signed in, kept as spec 9 says; it is given up when
 * its page is left (reliability D08).
 *
 * @param keyOf the key of the person's copy
 * @param load asks for it
 * @param options where it is kept otherwise; a module constant
 * @returns what SWR knows of it, and `refresh`, which asks again and never throws
 */
export function useRead<T>(
  keyOf: (userId: string) => readonly unknown[],
  load: (api: Api, signal: AbortSignal) => Promise<T>,
  options: SWRConfiguration = {},
) {
  const api = useApi();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const { data, error, mutate } = useSWR<T, unknown>(
    user ? keyOf(user.id) : null,
    () => load(api, signal()),
    options,
  );
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  return { data, error, mutate, refresh };
}
