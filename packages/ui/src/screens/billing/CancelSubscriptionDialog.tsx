import type { Plan } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { planAndPrice } from './price.ts';

export interface CancelSubscriptionDialogProps {
  plan: Plan | null;
  onConfirm: () => Promise<RemovalOutcome>;
  onClose: () => void;
}

export function CancelSubscriptionDialog({
  plan,
  onConfirm,
  onClose,
}: CancelSubscriptionDialogProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  return (
    <ConfirmDialog
      title={t('billing.cancel.title')}
      description={t('billing.cancel.text')}
      details={plan ? <b>{planAndPrice(plan, t, formats)}</b> : undefined}
      confirmLabel={t('billing.cancel.submit')}
      cancelLabel={t('billing.cancel.keep')}
      loadingText={t('billing.cancel.pending')}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}
