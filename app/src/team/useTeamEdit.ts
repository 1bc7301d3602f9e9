import { teamTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useEdit } from '../shared/edits/useEdit.ts';
import type { Change, MutateBase } from '../shared/edits/useEdit.ts';
import { isSilent } from '../shared/network/isSilent.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { teamEdits } from './atoms.ts';
import { actionError } from './errors.ts';
import type { TeamMessageKey } from './errors.ts';
import type { Team } from './loadTeam.ts';

/** One optimistic change, and what it says in the end. */
interface TeamChange extends Change<Team> {
  success: TeamMessageKey;
  failure: TeamMessageKey;
}

/**
 * Makes optimistic changes of the team (spec 4), each told by a toast.
 *
 * @returns a function that answers whether the change was accepted; it never rejects
 */
export function useTeamEdit(mutate: MutateBase<Team>): (change: TeamChange) => Promise<boolean> {
  const t = useTranslation(teamTexts);
  const showToast = useSetAtom(showToastAtom);
  const edit = useEdit(teamEdits, mutate);

  return useCallback(
    async ({ success, failure, ...change }) => {
      const outcome = await edit(change);
      if (outcome.isDone) {
        showToast({ message: t(success), tone: 'success' });
      } else if (!isSilent(outcome.error)) {
        const error = actionError(outcome.error, failure);
        showToast({ message: 'key' in error ? t(error.key) : error.message, tone: 'danger' });
      }
      return outcome.isDone;
    },
    [edit, t, showToast],
  );
}
