import type { Interaction, Lead } from '@platform/api';
import { useMemo } from 'react';
import { needsName, useAgentNames, useMemberNames } from '../platform/names/useNames.ts';
import type { Names } from '../platform/names/useNames.ts';

/** The names of who looks after these leads, where an id stands for somebody. */
export function useOwnerNames(leads: readonly Lead[] | undefined): Names | undefined {
  const isNeeded = useMemo(() => leads?.some(({ ownerId }) => needsName(ownerId)), [leads]);
  return useMemberNames(isNeeded ?? false);
}

/** The names of the voice agents that had a part in these interactions. */
export function useVoiceAgentNames(
  interactions: readonly Interaction[] | undefined,
): Names | undefined {
  const isNeeded = useMemo(
    () => interactions?.some(({ voiceAgentId }) => needsName(voiceAgentId)),
    [interactions],
  );
  return useAgentNames(isNeeded ?? false);
}
