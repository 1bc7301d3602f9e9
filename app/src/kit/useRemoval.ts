import type { Action } from '@platform/api';
import type { RemovalOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useAction } from '../data/useAction.ts';
import type { ActionTexts } from '../data/useAction.ts';
import { useFailureToastFallback } from './useFailureToastFallback.ts';

export interface RemovalOptions<Input, Dependent> extends Omit<
  ActionTexts<Input, void>,
  'failureToast'
> {
  /** Reads the records that use a record from the error that blocked its deletion. A module constant. */
  dependentsIn?: ((error: unknown) => readonly Dependent[] | null) | undefined;
}

/**
 * Deletes a record after confirmation; a failure is shown in the dialog, or as a toast once closed.
 * Returns a stable function that never rejects.
 */
export function useRemoval<Input, Dependent = never>(
  action: Action<Input>,
  { dependentsIn, ...texts }: RemovalOptions<Input, Dependent>,
): (input: Input) => Promise<RemovalOutcome<Dependent>> {
  const [remove] = useAction(action, { ...texts, failureToast: 'afterLeaving' });
  const showToastFallback = useFailureToastFallback();
  return useCallback(
    async (input) => {
      const outcome = await remove(input);
      if (outcome.isDone) return undefined;
      const usedBy = dependentsIn?.(outcome.error);
      if (usedBy) return { status: 'inUse', usedBy };
      showToastFallback(outcome, outcome.message);
      return { status: 'refused', message: outcome.message };
    },
    [remove, dependentsIn, showToastFallback],
  );
}
