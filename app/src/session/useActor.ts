import { actorOf, roleContext } from '@platform/api';
import type { Actor, RoleContext, User } from '@platform/api';
import { useEffect, useMemo } from 'react';
import { useResource } from '../data/useResource.ts';
import { userAtom } from './sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

export interface ActorState {
  actor: Actor;
  /** The fetched context; null if it failed, undefined while loading. */
  context: RoleContext | null | undefined;
}

/** Fetched roles replace the stored ones; a failed lookup permits no write. `profile` is newer. */
export function useActor(profile: User | null = null): ActorState {
  const user = useAtomValue(userAtom);
  const read = useResource(roleContext, {});
  const context = read.status === 'ready' ? read.data : read.status === 'error' ? null : undefined;
  const isFailed = context === null;

  useEffect(() => {
    // oxlint-disable-next-line no-console -- documented trace of a failed lookup
    if (isFailed) console.warn('The role lookup failed; the user may not be authenticated.');
  }, [isFailed]);

  const actor = useMemo(() => {
    const stored = { userId: '', roles: [], isTenantAdmin: false, permissions: [] };
    return actorOf(context === undefined ? stored : context, profile ?? user);
  }, [context, profile, user]);
  return { actor, context };
}
