import { dialogsTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '@platform/ui';
import type { LeaveGuard } from './useLeaveGuard.ts';

export interface LeaveDialogProps extends Pick<LeaveGuard, 'onLeave' | 'onSave'> {
  /** Stays on the page. */
  onClose: () => void;
}

export function LeaveDialog({ onClose, onLeave, onSave }: LeaveDialogProps) {
  const t = useTranslation(dialogsTexts);
  return (
    <ConfirmDialog
      title={t('dialogs.leave.title')}
      description={t('dialogs.leave.text')}
      confirmLabel={t('dialogs.leave.leave')}
      cancelLabel={t('dialogs.leave.stay')}
      alternative={onSave && { label: t('dialogs.leave.save'), onPress: onSave }}
      onConfirm={onLeave}
      onOpenChange={onClose}
    />
  );
}
