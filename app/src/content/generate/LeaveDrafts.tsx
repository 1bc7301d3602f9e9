import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '@platform/ui';
import type { LeaveGuard } from '../../routing/useLeaveGuard.ts';

/** Asks before drafts are lost, or their writing is stopped; kept drafts need no question. */
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
      description={t(`contentGenerate.leave.${isKept ? 'writing' : 'lost'}`)}
      confirmVariant={isKept ? 'primary' : 'danger'}
      confirmLabel={t('contentGenerate.leave.leave')}
      cancelLabel={t('contentGenerate.leave.stay')}
      onConfirm={onLeave}
      onOpenChange={onStay}
    />
  ) : null;
}
