import { controlsTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '@platform/ui';
import type { LeaveGuard } from './useLeaveGuard.ts';

/** Asks whether what was typed may be lost. */
export function LeaveView({ isAsking, onStay, onLeave }: LeaveGuard) {
  const t = useTranslation(controlsTexts);
  return isAsking ? (
    <ConfirmDialog
      title={t('controls.form.unsavedTitle')}
      description={t('controls.form.unsavedText')}
      confirmLabel={t('controls.form.leave')}
      cancelLabel={t('controls.form.stay')}
      onConfirm={onLeave}
      onOpenChange={onStay}
    />
  ) : null;
}
