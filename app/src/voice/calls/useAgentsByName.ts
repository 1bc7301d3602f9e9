import { useMemo } from 'react';
import { useAgentNames } from '../../platform/names/useNames.ts';

/** The agents that a filter offers, by name; none while they are on their way or cannot be had. */
export function useAgentsByName() {
  const names = useAgentNames(true);
  return useMemo(
    () =>
      [...(names ?? [])]
        .map(([id, name]) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [names],
  );
}
