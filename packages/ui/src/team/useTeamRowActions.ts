import { useMemo } from 'react';
import type { TeamRefusal, TeamRow } from './types.ts';
import type { RoleChange, RoleEdits } from './useRoleEdits.ts';
import { useRoleEdits } from './useRoleEdits.ts';

/** An action that a rule forbids. */
export interface RefusedAction {
  /** The rule that forbids it. */
  refusal: TeamRefusal;
  /** Whom it was about. */
  row: TeamRow;
}

export interface TeamRowActions {
  edits: RoleEdits;
  /** Asks for a confirmation, then removes the member or cancels the invite. */
  askToRemove: (row: TeamRow) => void;
}

export interface TeamRowActionOptions {
  onRoleChange: (change: RoleChange) => Promise<boolean>;
  onAskToRemove: (row: TeamRow) => void;
  onRefused: ((refused: RefusedAction) => void) | undefined;
}

/**
 * The actions of the rows. Each asks the row's own refusal once more, so that a forbidden action is
 * refused even where its control was reached.
 */
export function useTeamRowActions(options: TeamRowActionOptions): TeamRowActions {
  const { onRoleChange, onAskToRemove, onRefused } = options;
  const edits = useRoleEdits(onRoleChange);

  return useMemo(() => {
    function unlessRefused(row: TeamRow, refusal: TeamRefusal | null, act: () => void): void {
      if (refusal === null) act();
      else onRefused?.({ row, refusal });
    }
    return {
      edits: {
        ...edits,
        // Rights can go while a row is being edited.
        editOf: (row: TeamRow) => (row.editRefusal === null ? edits.editOf(row) : undefined),
        start: (row: TeamRow, isListOpen?: boolean) =>
          unlessRefused(row, row.editRefusal, () => edits.start(row, isListOpen)),
        save: (row: TeamRow) => unlessRefused(row, row.editRefusal, () => edits.save(row)),
      },
      askToRemove: (row: TeamRow) =>
        unlessRefused(row, row.removeRefusal, () => onAskToRemove(row)),
    };
  }, [edits, onAskToRemove, onRefused]);
}
