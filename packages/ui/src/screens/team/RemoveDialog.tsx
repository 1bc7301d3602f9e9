import { teamDialogsTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { PersonLine } from './PersonLine.tsx';
import type { TeamRow } from './types.ts';

export interface RemoveDialogProps {
  row: TeamRow;
  onConfirm: (row: TeamRow) => void;
  onClose: () => void;
}

export function RemoveDialog({ row, onConfirm, onClose }: RemoveDialogProps) {
  const t = useTranslation(teamDialogsTexts);
  return (
    <ConfirmDialog
      title={t('teamDialogs.confirm.title')}
      description={t('teamDialogs.confirm.text')}
      details={<PersonLine row={row} />}
      confirmLabel={t('teamDialogs.confirm.submit')}
      cancelLabel={t('teamDialogs.confirm.cancel')}
      onConfirm={() => onConfirm(row)}
      onOpenChange={onClose}
    />
  );
}
