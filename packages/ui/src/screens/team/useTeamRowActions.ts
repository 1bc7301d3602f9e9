import { useMemo } from 'react';
import type { TeamRefusal, TeamRow } from './types.ts';
import type { RoleChange, RoleEdits } from './useRoleEdits.ts';
import { useRoleEdits } from './useRoleEdits.ts';

export interface RefusedAction {
  /** The reason. */
  refusal: TeamRefusal;
  /** The affected row. */
  row: TeamRow;
}

export interface TeamRowActions {
  edits: RoleEdits;
  askToRemove: (row: TeamRow) => void;
  /** Sends an invite again; undefined without `onResendInvite`. */
  resend: ((row: TeamRow) => void) | undefined;
}

export interface TeamRowActionOptions {
  onRoleChange: (change: RoleChange<string>) => Promise<boolean>;
  onAskToRemove: (row: TeamRow) => void;
  onResendInvite?: ((row: TeamRow) => void) | undefined;
  onRefused: ((refused: RefusedAction) => void) | undefined;
}

/** Checks the row's refusal again: a control may be reached after the permission changed. */
export function useTeamRowActions(options: TeamRowActionOptions): TeamRowActions {
  const { onRoleChange, onAskToRemove, onResendInvite, onRefused } = options;
  const edits = useRoleEdits(onRoleChange);

  return useMemo(() => {
    function runIfAllowed(row: TeamRow, refusal: TeamRefusal | null, act: () => void): void {
      if (refusal === null) act();
      else onRefused?.({ row, refusal });
    }
    return {
      edits: {
        ...edits,
        // The permission can change during an edit.
        editOf: (row: TeamRow) => (row.editRefusal === null ? edits.editOf(row) : undefined),
        start: (row: TeamRow, isListOpen?: boolean) =>
          runIfAllowed(row, row.editRefusal, () => edits.start(row, isListOpen)),
        save: (row: TeamRow) => runIfAllowed(row, row.editRefusal, () => edits.save(row)),
      },
      askToRemove: (row: TeamRow) => runIfAllowed(row, row.removeRefusal, () => onAskToRemove(row)),
      resend:
        onResendInvite &&
        ((row: TeamRow) => runIfAllowed(row, row.removeRefusal, () => onResendInvite(row))),
    };
  }, [edits, onAskToRemove, onResendInvite, onRefused]);
}
