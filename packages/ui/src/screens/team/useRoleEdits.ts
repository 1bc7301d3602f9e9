import type { AssignableRole } from '@platform/domain';
import { useMemo, useRef, useState } from 'react';
import { shownRole } from './roles.ts';
import type { TeamRow } from './types.ts';

export interface RoleEdit {
  draft: string | null;
  isSaving: boolean;
  /** True if the list opens with the edit: a choice in it is saved at once. */
  isListOpen: boolean;
}

/** New role of a member. */
export interface RoleChange<Name extends string = AssignableRole> {
  /** Row of the member. */
  row: TeamRow;
  /** Chosen role. */
  role: Name;
}

export interface RoleEdits {
  editOf: (row: TeamRow) => RoleEdit | undefined;
  /** @param isListOpen opens the list of roles, whose choice is saved at once */
  start: (row: TeamRow, isListOpen?: boolean) => void;
  choose: (row: TeamRow, role: string) => void;
  cancel: (row: TeamRow) => void;
  save: (row: TeamRow) => void;
}

type EditMap = ReadonlyMap<string, RoleEdit>;

const NO_EDITS: EditMap = new Map();

/** Several rows can be edited and saved at once; the later of two saves of a row wins. */
export function useRoleEdits(
  onRoleChange: (change: RoleChange<string>) => Promise<boolean>,
): RoleEdits {
  const [edits, setEdits] = useState(NO_EDITS);
  const saves = useRef(new Map<string, RoleChange<string>>());

  return useMemo(() => {
    function cancel(row: TeamRow): void {
      saves.current.delete(row.key);
      setEdits((current) => withEdit(current, row.key, undefined));
    }

    async function save(row: TeamRow, draft = edits.get(row.key)?.draft): Promise<void> {
      const pending = saves.current.get(row.key);
      if (draft === undefined || pending?.role === draft) return;
      if (draft === null || (!pending && draft === shownRole(row.role))) return cancel(row);
      const started = { row, role: draft };
      saves.current.set(row.key, started);
      setEdits((current) => whereEdited(current, row.key, (edit) => ({ ...edit, isSaving: true })));
      const isSaved = await onRoleChange(started);
      if (saves.current.get(row.key) !== started) return;
      saves.current.delete(row.key);
      setEdits((current) =>
        whereEdited(current, row.key, (edit) => afterSave(edit, draft, isSaved)),
      );
    }

    return {
      editOf: (row: TeamRow) => edits.get(row.key),
      start: (row: TeamRow, isListOpen = false) =>
        setEdits((current) =>
          withEdit(current, row.key, { draft: null, isSaving: false, isListOpen }),
        ),
      choose: (row: TeamRow, role: string) => {
        setEdits((current) => whereEdited(current, row.key, (edit) => ({ ...edit, draft: role })));
        if (edits.get(row.key)?.isListOpen) void save(row, role);
      },
      cancel,
      save: (row: TeamRow) => void save(row),
    };
  }, [edits, onRoleChange]);
}

function afterSave(edit: RoleEdit, saved: string, isSaved: boolean): RoleEdit | undefined {
  if (edit.draft !== saved) return { ...edit, isSaving: false };
  return isSaved ? undefined : { ...edit, draft: null, isSaving: false };
}

function whereEdited(
  edits: EditMap,
  key: string,
  next: (edit: RoleEdit) => RoleEdit | undefined,
): EditMap {
  const edit = edits.get(key);
  return edit ? withEdit(edits, key, next(edit)) : edits;
}

function withEdit(edits: EditMap, key: string, edit: RoleEdit | undefined): EditMap {
  const next = new Map(edits);
  if (edit) next.set(key, edit);
  else next.delete(key);
  return next;
}
