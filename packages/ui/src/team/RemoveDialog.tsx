import { teamDialogsTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { PersonLine } from './PersonLine.tsx';
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
