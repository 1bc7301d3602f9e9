import { dialogsTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '@platform/ui';
import type { LeaveGuard } from './useLeaveGuard.ts';

export function LeaveView({ isConfirming, onStay, onLeave, onSave }: LeaveGuard) {
  const t = useTranslation(dialogsTexts);
  return isConfirming ? (
    <ConfirmDialog
      title={t('dialogs.leave.title')}
      description={t('dialogs.leave.text')}
      confirmLabel={t('dialogs.leave.leave')}
      cancelLabel={t('dialogs.leave.stay')}
      alternative={onSave && { label: t('dialogs.leave.save'), onPress: onSave }}
      onConfirm={onLeave}
      onOpenChange={onStay}
    />
  ) : null;
}
