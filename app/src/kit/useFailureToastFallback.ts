import { useCallback } from 'react';
import { needsMessage } from '../data/failures.ts';
import type { ActionFailure } from '../data/useAction.ts';
import { useHasLeftPage } from '../data/useHasLeftPage.ts';
import { deferToastAtom } from '../feedback/deferredToastAtoms.ts';
import { useSetAtom } from '../platform/state.ts';

/** Shows a failure as a toast if the page shows no message, for example in a closed dialog. */
export function useFailureToastFallback(): (failure: ActionFailure, message: string) => void {
  const deferToast = useSetAtom(deferToastAtom);
  const isLeft = useHasLeftPage();
  return useCallback(
    ({ error }, message) => {
      if (!isLeft() && needsMessage(error)) deferToast({ message, isSeenOnce: true });
    },
    [deferToast, isLeft],
  );
}
