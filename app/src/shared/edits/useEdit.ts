import { useCallback } from 'react';
import { useSetAtom } from '../state/index.ts';
import type { Edits } from './createEdits.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edits.ts';

/** One optimistic change: what it does to the data, and how it is sent. */
export interface Change<Base> {
  apply: Edit<Base>['apply'];
  send: () => Promise<unknown>;
}

/** How a change ended. */
export type EditOutcome = { isDone: true } | { isDone: false; error: unknown };

/** The part of SWR's bound mutate that edits need; it must not reject. */
export type MutateBase<Base> = (
  next?: (current: Base | undefined) => Base | undefined,
  options?: { revalidate: boolean },
) => Promise<unknown>;

let lastId = 0;

/**
 * Makes optimistic changes: shown at once, sent once. A read that was under way when a change began
 * is discarded; the data is read again after the last one (reliability M04 to M06, M12).
 *
 * @returns a function that answers how the change ended; it never rejects
 */
export function useEdit<Base>(
  edits: Edits<Base>,
  mutate: MutateBase<Base>,
): (change: Change<Base>) => Promise<EditOutcome> {
  const addEdit = useSetAtom(edits.add);
  const settle = useSetAtom(edits.settle);

  return useCallback(
    async ({ apply, send }) => {
      const id = ++lastId;
      addEdit({ id, apply, isDone: false });
      void mutate((current) => current, { revalidate: false });

      let outcome: EditOutcome = { isDone: true };
      try {
        await send();
      } catch (error) {
        outcome = { isDone: false, error };
      }
      const { folded, isLast } = settle({ id, isDone: outcome.isDone });
      void mutate((current) => current && applyEdits(current, folded), { revalidate: isLast });
      return outcome;
    },
    [mutate, addEdit, settle],
  );
}
