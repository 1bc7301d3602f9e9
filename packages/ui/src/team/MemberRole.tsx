import { teamTexts, useTranslation } from '@platform/i18n';
import { useMemberTable } from './MemberTableContext.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { roleKey } from './roles.ts';
import type { TeamRow } from './types.ts';

export interface MemberRoleProps {
  row: TeamRow;
}

/** The role; a select while the row is in edit mode. */
export function MemberRole({ row }: MemberRoleProps) {
  const t = useTranslation(teamTexts);
  const { edits } = useMemberTable();
  const edit = edits.editOf(row);
  if (!edit) return t(roleKey(row.role));
  return <RoleSelect row={row} edit={edit} onChoose={(role) => edits.choose(row, role)} />;
}
