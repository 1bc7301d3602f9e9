import { teamTexts, useTranslation } from '@platform/i18n';
import { Pencil } from 'lucide';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { RowAction } from '../../components/DataTable/RowAction.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useMemberTable } from './MemberTableContext.ts';
import { Text } from '../../components/Text/Text.tsx';
import { RoleField } from './RoleField.styles.ts';
import type { TeamRow } from './types.ts';

const LazyRoleSelect = lazyComponent(() => import('./dialogs.ts'), 'RoleSelect');

export interface MemberRoleProps {
  row: TeamRow;
}

export function MemberRole({ row }: MemberRoleProps) {
  const { edits, roles } = useMemberTable();
  const edit = edits.editOf(row);
  const role = roles.textOf(row.role);
  if (edit) {
    return (
      <LazyRoleSelect row={row} edit={edit} fallback={role} onClose={() => edits.cancel(row)} />
    );
  }
  return (
    <RoleField>
      <Text isOneLine>{role}</Text>
      {row.editRefusal === null ? (
        <RowAction>
          <ChangeRole row={row} />
        </RowAction>
      ) : null}
    </RoleField>
  );
}

function ChangeRole({ row }: MemberRoleProps) {
  const t = useTranslation(teamTexts);
  const { edits } = useMemberTable();
  return (
    <IconButton
      label={t('team.row.changeRole', { name: row.name })}
      tooltip={t('team.row.edit')}
      icon={<Icon icon={Pencil} />}
      size="small"
      onClick={() => edits.start(row, true)}
    />
  );
}
