import { teamTexts, useTranslation } from '@platform/i18n';
import { Menu } from '../../components/Menu/index.ts';
import { useMemberTable } from './MemberTableContext.ts';
import { rowMenuItems } from './rowMenu.ts';
import type { TeamRow } from './types.ts';

export interface MemberActionsProps {
  row: TeamRow;
}

export function MemberActions({ row }: MemberActionsProps) {
  const t = useTranslation(teamTexts);
  const actions = useMemberTable();
  const isEditing = actions.edits.editOf(row) !== undefined;

  return (
    <Menu.Root>
      <Menu.Trigger label={t('team.row.actions', { name: row.name })} size="small" />
      <Menu.Items
        items={() => rowMenuItems({ row, isEditing, actions, t })}
        placement="bottom-end"
      />
    </Menu.Root>
  );
}
