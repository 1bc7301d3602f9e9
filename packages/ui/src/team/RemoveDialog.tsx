import { teamTexts, useTranslation } from '@platform/i18n';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { ConfirmDialog } from '../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Person } from './RemoveDialog.styles.ts';
import type { TeamRow } from './types.ts';

export interface RemoveDialogProps {
  row: TeamRow;
  onConfirm: (row: TeamRow) => void;
  onClose: () => void;
}

/**
 * The confirmation of a removal, and of a cancelled invite in the same words, with the person in a
 * line of their own.
 */
export function RemoveDialog({ row, onConfirm, onClose }: RemoveDialogProps) {
  const t = useTranslation(teamTexts);
  return (
    <ConfirmDialog
      title={t('team.confirm.title')}
      description={t('team.confirm.text')}
      details={
        <Person>
          <Avatar name={row.name} id={row.id || row.email} isPending={row.kind === 'invite'} />
          <div>
            <bdi>{row.name}</bdi>
            {row.email && row.email !== row.name ? <bdi>{row.email}</bdi> : null}
          </div>
        </Person>
      }
      confirmLabel={t('team.confirm.submit')}
      cancelLabel={t('team.confirm.cancel')}
      onConfirm={() => onConfirm(row)}
      onOpenChange={onClose}
    />
  );
}
