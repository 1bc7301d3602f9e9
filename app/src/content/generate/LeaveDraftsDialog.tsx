import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '@platform/ui';
import type { LeaveDialogProps } from '../../routing/LeaveDialog.tsx';

interface LeaveDraftsDialogProps extends Omit<LeaveDialogProps, 'onSave'> {
  isKept: boolean;
}

/** Asks before drafts are lost, or their writing is stopped; kept drafts need no question. */
export function LeaveDraftsDialog({ onClose, onLeave, isKept }: LeaveDraftsDialogProps) {
  const t = useTranslation(contentGenerateTexts);
  return (
    <ConfirmDialog
      title={t('contentGenerate.leave.title')}
      description={t(`contentGenerate.leave.${isKept ? 'writing' : 'lost'}`)}
      confirmVariant={isKept ? 'primary' : 'danger'}
      confirmLabel={t('contentGenerate.leave.leave')}
      cancelLabel={t('contentGenerate.leave.stay')}
      onConfirm={onLeave}
      onOpenChange={onClose}
    />
  );
}
