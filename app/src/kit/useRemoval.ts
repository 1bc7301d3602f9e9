import type { Action } from '@platform/api';
import type { RemovalOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useAction } from '../data/useAction.ts';
import type { ActionTexts } from '../data/useAction.ts';
import { useUnshownFailure } from './useUnshownFailure.ts';

export interface RemovalOptions<Input, User> extends Omit<
  ActionTexts<Input, void>,
  'failureToast'
> {
  /** Reads the users of a record from the error that blocked its deletion. A module constant. */
  usersIn?: ((error: unknown) => readonly User[] | null) | undefined;
}

/**
 * Deletes a record after confirmation. The dialog shows a failure; once closed, a toast does.
 * @returns a stable function that never rejects
 */
export function useRemoval<Input, User = never>(
  action: Action<Input>,
  { usersIn, ...texts }: RemovalOptions<Input, User>,
): (input: Input) => Promise<RemovalOutcome<User>> {
  const [remove] = useAction(action, { ...texts, failureToast: 'afterLeaving' });
  const reportUnshown = useUnshownFailure();
  return useCallback(
    async (input) => {
      const outcome = await remove(input);
      if (outcome.isDone) return undefined;
      const users = usersIn?.(outcome.error);
      if (users) return { status: 'inUse', users };
      reportUnshown(outcome, outcome.message);
      return { status: 'refused', message: outcome.message };
    },
    [remove, usersIn, reportUnshown],
  );
}
