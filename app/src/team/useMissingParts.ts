import { useEffect, useRef } from 'react';
import { retryDelay } from '../shared/swr/retry.ts';
import type { Team } from './loadTeam.ts';

/**
 * Reads the team again where a part of it is missing for a passing reason, like any read that
 * failed: three times, further and further apart (reading 23, reliability D10).
 */
export function useMissingParts(team: Team | undefined, reload: () => Promise<unknown>): void {
  const tries = useRef(0);
  useEffect(() => {
    const error = team?.partError;
    tries.current = error ? tries.current + 1 : 0;
    const delay = error ? retryDelay(error, tries.current) : null;
    if (delay === null) return undefined;
    const timer = setTimeout(() => void reload(), delay);
    return () => clearTimeout(timer);
  }, [team, reload]);
}
