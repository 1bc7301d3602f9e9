import { teamTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { atom, useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { pendingEditsAtom } from './atoms.ts';
import { actionError } from './errors.ts';
import type { TeamMessageKey } from './errors.ts';
import type { Team } from './loadTeam.ts';
import { applyEdits, settleEdit } from './teamEdits.ts';
import type { TeamEdit } from './teamEdits.ts';

/** One optimistic change: what it does to the list, how it is sent, what it says in the end. */
interface TeamChange {
  apply: TeamEdit['apply'];
  send: () => Promise<void>;
  success: TeamMessageKey;
  failure: TeamMessageKey;
}

/** The part of SWR's bound mutate that edits need. */
type MutateTeam = (
  next?: (current: Team | undefined) => Team | undefined,
  options?: { revalidate: boolean },
) => Promise<unknown>;

let lastId = 0;

const addEditAtom = atom(null, (get, set, edit: TeamEdit) =>
  set(pendingEditsAtom, [...get(pendingEditsAtom), edit]),
);

/** Takes an edit out and answers what has to be folded into the base, and whether any is left. */
const settleEditAtom = atom(null, (get, set, end: { id: number; isDone: boolean }) => {
  const { folded, waiting } = settleEdit(get(pendingEditsAtom), end.id, end.isDone);
  set(pendingEditsAtom, waiting);
  return { folded, isLast: waiting.length === 0 };
});

/**
 * Makes optimistic changes of the team (spec 4): shown at once, sent once, told by a toast. A read
 * that was under way when a change began is discarded; the list is read again after the last one
 * (reliability M04 to M06, M12).
 *
 * @returns a function that answers whether the change was accepted; it never rejects
 */
export function useTeamEdit(mutate: MutateTeam): (change: TeamChange) => Promise<boolean> {
  const t = useTranslation(teamTexts);
  const showToast = useSetAtom(showToastAtom);
  const addEdit = useSetAtom(addEditAtom);
  const settle = useSetAtom(settleEditAtom);

  return useCallback(
    async ({ apply, send, success, failure }) => {
      const id = ++lastId;
      addEdit({ id, apply, isDone: false });
      void mutate((current) => current, { revalidate: false });

      let outcome: { error?: unknown } = {};
      try {
        await send();
      } catch (error) {
        outcome = { error };
      }
      const isDone = !('error' in outcome);
      const { folded, isLast } = settle({ id, isDone });
      void mutate((current) => current && applyEdits(current, folded), { revalidate: isLast });
      if (isDone) {
        showToast({ message: t(success), tone: 'success' });
      } else if (!isSilent(outcome.error)) {
        const error = actionError(outcome.error, failure);
        showToast({ message: 'key' in error ? t(error.key) : error.message, tone: 'danger' });
      }
      return isDone;
    },
    [mutate, t, showToast, addEdit, settle],
  );
}
