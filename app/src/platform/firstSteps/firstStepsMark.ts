import { useState } from 'react';
import { userAtom } from '../../session/sessionAtoms.ts';
import { storePreference, readPreference } from '../storedPreference.ts';
import { useAtomValue } from '../state.ts';

/* Set while a user's first steps are unfinished; without it the dashboard skips the requests. */
const keyOf = (userId: string) => `fa_first_steps:${userId}`;
const begun = 'begun';
const over = 'over';

export function beginFirstSteps(userId: string): void {
  if (readPreference(keyOf(userId)) === null) storePreference(keyOf(userId), begun);
}

export const endFirstSteps = (userId: string): void => storePreference(keyOf(userId), over);

export function useHasFirstSteps(): boolean {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [hasBegun] = useState(() => readPreference(keyOf(userId)) === begun);
  return hasBegun;
}
