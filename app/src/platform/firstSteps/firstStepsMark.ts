import { useState } from 'react';
import { userAtom } from '../../session/sessionAtoms.ts';
import { keepChoice, readChoice } from '../keptChoice.ts';
import { useAtomValue } from '../state.ts';

/* Marks on this device that a user has started the first steps and not finished or hidden them.
   Other users' dashboards then skip the requests. */
const keyOf = (userId: string) => `fa_first_steps:${userId}`;
const begun = 'begun';
const over = 'over';

/** Marks that the user has opened the first steps, unless they are finished. */
export function beginFirstSteps(userId: string): void {
  if (readChoice(keyOf(userId)) === null) keepChoice(keyOf(userId), begun);
}

/** Marks them as finished or hidden. */
export const endFirstSteps = (userId: string): void => keepChoice(keyOf(userId), over);

/** True if the dashboard links to the first steps. */
export function useHasFirstSteps(): boolean {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [hasBegun] = useState(() => readChoice(keyOf(userId)) === begun);
  return hasBegun;
}
