import type { Interaction, Lead } from '@platform/api';
import { useMemo } from 'react';
import type { Names } from '../shared/names/loadNames.ts';
import { needsName, useNames } from '../shared/names/useNames.ts';

/** The names of who looks after these leads, where an id stands for somebody. */
export function useOwnerNames(leads: readonly Lead[] | undefined): Names | undefined {
  const isNeeded = useMemo(() => leads?.some(({ ownerId }) => needsName(ownerId)), [leads]);
  return useNames('members', isNeeded ?? false);
}

/** The names of the voice agents that had a part in these interactions. */
export function useAgentNames(interactions: readonly Interaction[] | undefined): Names | undefined {
  const isNeeded = useMemo(
    () => interactions?.some(({ voiceAgentId }) => needsName(voiceAgentId)),
    [interactions],
  );
  return useNames('agents', isNeeded ?? false);
}
