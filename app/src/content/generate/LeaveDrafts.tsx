import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '@platform/ui';
import type { LeaveGuard } from '../../routing/useLeaveGuard.ts';

export function LeaveDrafts({
  isConfirming,
  onStay,
  onLeave,
  isKept,
}: LeaveGuard & { isKept: boolean }) {
  const t = useTranslation(contentGenerateTexts);
  return isConfirming ? (
    <ConfirmDialog
      title={t('contentGenerate.leave.title')}
      description={t(`contentGenerate.leave.${isKept ? 'text' : 'lost'}`)}
      confirmLabel={t('contentGenerate.leave.leave')}
      cancelLabel={t('contentGenerate.leave.stay')}
      onConfirm={onLeave}
      onOpenChange={onStay}
    />
  ) : null;
}
