import { teamTexts, useTranslation } from '@platform/i18n';
import { useMemberTable } from './MemberTableContext.ts';
import { roleSelect } from './lazyParts.ts';
import { roleKey } from './roles.ts';
import type { TeamRow } from './types.ts';

export interface MemberRoleProps {
  row: TeamRow;
}

/** The role; a select while the row is in edit mode. */
export function MemberRole({ row }: MemberRoleProps) {
  const t = useTranslation(teamTexts);
  const { edits, onLoadFailed } = useMemberTable();
  const edit = edits.editOf(row);
  const words = t(roleKey(row.role));
  if (!edit) return words;
  return (
    <roleSelect.Part
      row={row}
      edit={edit}
      onChoose={(role) => edits.choose(row, role)}
      onLoadFailed={onLoadFailed}
      fallback={words}
    />
  );
}
