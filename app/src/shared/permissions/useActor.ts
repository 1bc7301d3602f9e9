import { actorOf, getRoleContext } from '@platform/api';
import type { Actor, Api, RoleContext } from '@platform/api';
import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { isSilent } from '../network/isSilent.ts';
import { useApi } from '../session/ApiContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../state/index.ts';
import { contextKeys } from './keys.ts';

/** Who acts, and how to ask for the rights once more. */
interface ActorState {
  actor: Actor;
  /** Reads the rights again: the server refused what they seemed to allow (reliability M09). */
  refreshRights: () => void;
}

export const loadContext = ({ http }: Api): Promise<RoleContext> => getRoleContext(http);

/**
 * Who acts on this page. The fetched roles win over the stored ones, which count until the lookup
 * is answered; a lookup that failed grants no write (spec 6, reading 25, reliability X08).
 */
export function useActor(): ActorState {
  const api = useApi();
  const user = useAtomValue(userAtom);
  const key = user ? contextKeys.own(user.id) : null;
  const { data, error, mutate } = useSWR<RoleContext, unknown>(key, () => loadContext(api));
  const isFailed = error !== undefined && !isSilent(error) && !data;

  useEffect(() => {
    // oxlint-disable-next-line no-console -- spec 6 asks for this warning
    if (isFailed) console.warn('The role lookup failed; the user may not be authenticated.');
  }, [isFailed]);

  const actor = useMemo(() => {
    const stored = { userId: '', roles: [], isTenantAdmin: false, permissions: [] };
    return actorOf(data ?? (isFailed ? null : stored), user);
  }, [data, isFailed, user]);
  const refreshRights = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  return { actor, refreshRights };
}
