import type { Interaction, Lead } from '@platform/api';
import { useMemo } from 'react';
import { needsName, useAgentNames, useMemberNames } from '../platform/names/useNames.ts';
import type { Names } from '../platform/names/useNames.ts';

export function useOwnerNames(leads: readonly Lead[] | undefined): Names | undefined {
  const isNeeded = useMemo(() => leads?.some(({ ownerId }) => needsName(ownerId)), [leads]);
  return useMemberNames(isNeeded ?? false);
}

export function useVoiceAgentNames(
  interactions: readonly Interaction[] | undefined,
): Names | undefined {
  const isNeeded = useMemo(
    () => interactions?.some(({ voiceAgentId }) => needsName(voiceAgentId)),
    [interactions],
  );
  return useAgentNames(isNeeded ?? false);
}
