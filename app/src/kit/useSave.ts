import type { Action } from '@platform/api';
import type { SaveOutcome } from '@platform/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useAction } from '../data/useAction.ts';
import type { ActionTexts } from '../data/useAction.ts';
import { formRefusal } from './formRefusal.ts';
import type { RefusalRules } from './formRefusal.ts';

/** What differs from form to form: its texts, and where it shows which failure. */
export interface SaveOptions<Input, Output, Field extends string>
  extends Omit<ActionTexts<Input, Output>, 'shownText'>, RefusalRules<Field> {}

/**
 * Saves a form by an action. A failure is returned for the form to show, and is a toast if the form was
 * closed or its page was left, unless `failureToast` says otherwise.
 *
 * @returns a stable function that never rejects; `output` is the response of the service
 */
export function useSave<Input, Output, Field extends string = never>(
  action: Action<Input, Output>,
  options: SaveOptions<Input, Output, Field>,
): (input: Input) => Promise<SaveOutcome<Field, { output: Output }>> {
  const [send] = useAction(action, {
    failureToast: 'unlessShown',
    shownText: (failure) => formRefusal(failure, options).message,
    ...options,
  });
  const rules = useRef(options);
  useEffect(() => {
    rules.current = options;
  });
  return useCallback(
    async (input) => {
      const outcome = await send(input);
      return outcome.isDone
        ? { status: 'saved', output: outcome.output }
        : formRefusal(outcome, rules.current);
    },
    [send],
  );
}
