import type { Action } from '@platform/api';
import type { RemovalOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useAction } from '../data/useAction.ts';
import type { ActionTexts } from '../data/useAction.ts';

export interface RemovalOptions<Input, User> extends ActionTexts<Input, void> {
  /** Reads from an error which records use the one to delete. A module constant. */
  usersIn?: ((error: unknown) => readonly User[] | null) | undefined;
}

/**
 * Deletes a record after the user has confirmed it. A failure is returned for the dialog to show, and is
 * a toast if the dialog was closed or the page was left.
 *
 * @returns a stable function that never rejects
 */
export function useRemoval<Input, User = never>(
  action: Action<Input>,
  { usersIn, ...texts }: RemovalOptions<Input, User>,
): (input: Input) => Promise<RemovalOutcome<User>> {
  const [remove] = useAction(action, { failureToast: 'unlessShown', ...texts });
  return useCallback(
    async (input) => {
      const outcome = await remove(input);
      if (outcome.isDone) return undefined;
      const users = usersIn?.(outcome.error);
      return users ? { status: 'inUse', users } : { status: 'refused', message: outcome.message };
    },
    [remove, usersIn],
  );
}
