import { useState } from 'react';
import { userAtom } from '../../session/sessionAtoms.ts';
import { storePreference, readPreference } from '../storedPreference.ts';
import { useAtomValue } from '../state.ts';

/* Set while a user's first steps are unfinished; without it the dashboard skips the requests. */
const keyOf = (userId: string) => `fa_first_steps:${userId}`;
const STARTED = 'begun';
const ENDED = 'over';

export function beginFirstSteps(userId: string): void {
  if (readPreference(keyOf(userId)) === null) storePreference(keyOf(userId), STARTED);
}

export const endFirstSteps = (userId: string): void => storePreference(keyOf(userId), ENDED);

export function useHasFirstSteps(): boolean {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [hasBegun] = useState(() => readPreference(keyOf(userId)) === STARTED);
  return hasBegun;
}
