import type { Http } from '@platform/api';
import { useCallback } from 'react';
import useSWR from 'swr';
import { isNotOffered } from '../shared/network/isNotOffered.ts';
import { isSilent } from '../shared/network/isSilent.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { crmKeys } from './keys.ts';
import type { Asked, ListKey, ListName } from './keys.ts';

/** One load of a list, as it is known now. */
export interface Rows<Row> {
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined;
  /** How many rows the load brought; others may have been found besides. */
  count: number;
  limit: number;
  offset: number;
  /** Whether the last reading failed, and not only because it was given up. */
  isFailed: boolean;
  /** Whether this deployment has no such list (reading 57). */
  isMissing: boolean;
  /** Reads it again. */
  refresh: () => void;
  /** Changes what is known; it does not reject. */
  mutate: (
    next?: (current: readonly Row[] | undefined) => readonly Row[] | undefined,
    options?: { revalidate: boolean },
  ) => Promise<unknown>;
}

/**
 * Reads one load of a list and keeps it. An answer that is overtaken by another wish, or that nobody
 * waits for any more, changes nothing (reliability D07, D08).
 *
 * @param asked what of the list; null asks for nothing
 */
export function useRows<Row>(
  name: ListName,
  asked: Omit<Asked, 'userId'> | null,
  load: (http: Http, asked: Asked, signal: AbortSignal) => Promise<Row[]>,
): Rows<Row> {
  const { http } = useApi();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const key = user && asked ? crmKeys.list(name, { ...asked, userId: user.id }) : null;
  const answer = useSWR<readonly Row[], unknown, ListKey | null>(key, ([, , query]) =>
    load(http, query, signal()),
  );
  const { data, error, mutate: change } = answer;
  /** The kept answers go with the session: what comes back after its end changes nothing (P12). */
  const mutate = useCallback<Rows<Row>['mutate']>(
    (...next) => change(...next).catch(() => undefined),
    [change],
  );
  const refresh = useCallback(() => void mutate(), [mutate]);
  return {
    rows: data,
    count: data?.length ?? 0,
    limit: asked?.limit ?? 0,
    offset: asked?.offset ?? 0,
    isFailed: error !== undefined && !isSilent(error),
    isMissing: data === undefined && isNotOffered(error),
    refresh,
    mutate,
  };
}
