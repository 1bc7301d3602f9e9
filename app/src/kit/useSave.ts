import type { Action } from '@platform/api';
import type { SaveOutcome } from '@platform/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useAction } from '../data/useAction.ts';
import type { ActionTexts } from '../data/useAction.ts';
import { formRefusal } from './formRefusal.ts';
import type { RefusalRules } from './formRefusal.ts';
import { useFailureToastFallback } from './useFailureToastFallback.ts';

export interface SaveOptions<Input, Output, Field extends string>
  extends ActionTexts<Input, Output>, RefusalRules<Field> {}

/**
 * Submits a form. A failure is returned for the form to show; if the form has closed, a toast shows
 * it, unless `failureToast` says otherwise. Stable, never rejects.
 */
export function useSave<Input, Output, Field extends string = never>(
  action: Action<Input, Output>,
  options: SaveOptions<Input, Output, Field>,
): (input: Input) => Promise<SaveOutcome<Field, { output: Output }>> {
  const [send] = useAction(action, { failureToast: 'afterLeaving', ...options });
  const showToastFallback = useFailureToastFallback();
  const rules = useRef(options);
  useEffect(() => {
    rules.current = options;
  });
  return useCallback(
    async (input) => {
      const outcome = await send(input);
      if (outcome.isDone) return { status: 'saved', output: outcome.output };
      const refusal = formRefusal(outcome, rules.current);
      if (!rules.current.failureToast) showToastFallback(outcome, refusal.message);
      return refusal;
    },
    [send, showToastFallback],
  );
}
