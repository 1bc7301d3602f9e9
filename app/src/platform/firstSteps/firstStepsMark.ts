import { useState } from 'react';
import { userAtom } from '../../session/sessionAtoms.ts';
import { keepChoice, readChoice } from '../keptChoice.ts';
import { useAtomValue } from '../state.ts';

/*
 * Whether somebody is on their first steps, on this device: from the first look at them until they
 * are done or hidden. Nobody else's dashboard asks for anything.
 */
const keyOf = (userId: string) => `fa_first_steps:${userId}`;
const begun = 'begun';
const over = 'over';

/** Marks that the first steps were looked at; those that are over stay so. */
export function beginFirstSteps(userId: string): void {
  if (readChoice(keyOf(userId)) === null) keepChoice(keyOf(userId), begun);
}

/** Marks that they are done, or hidden. */
export const endFirstSteps = (userId: string): void => keepChoice(keyOf(userId), over);

/** Whether the dashboard leads back to the first steps. */
export function useHasFirstSteps(): boolean {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [hasBegun] = useState(() => readChoice(keyOf(userId)) === begun);
  return hasBegun;
}
