import { useMemo } from 'react';
import { useAgentNames } from '../../platform/names/useNames.ts';

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
