import { billingTexts, useTranslation } from '@platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../components/Banner/Banner.tsx';
import { useSingleFlight } from '../internal/useSingleFlight.ts';
import { Subject } from './CancelSubscriptionDialog.styles.ts';
import { planAndPrice } from './price.ts';
import type { BillingPlan, CancelOutcome } from './types.ts';

export interface CancelSubscriptionDialogProps {
  /** The current plan; `null` where it is no longer listed. */
  plan: BillingPlan | null;
  /** Cancels. Must not reject; a refusal stays in the dialog. */
  onConfirm: () => Promise<CancelOutcome>;
  onClose: () => void;
}

/** Asks before the subscription is cancelled: 'Keep Subscription' or not (reading 72). */
export function CancelSubscriptionDialog({
  plan,
  onConfirm,
  onClose,
}: CancelSubscriptionDialogProps) {
  const t = useTranslation(billingTexts);
  const [failure, setFailure] = useState('');
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const { run, isRunning } = useSingleFlight(async () => {
    setFailure('');
    const outcome = await onConfirm();
    if (!isMounted.current) return;
    if (outcome.status === 'cancelled') onClose();
    else setFailure(outcome.message);
  });

  const subject =
    plan || failure ? (
      <Subject>
        {plan ? <b>{planAndPrice(plan, t)}</b> : null}
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
      </Subject>
    ) : undefined;
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('billing.cancel.title')}
      text={t('billing.cancel.text')}
      subject={subject}
      confirmLabel={t('billing.cancel.submit')}
      cancelLabel={t('billing.cancel.keep')}
      isPending={isRunning}
      pendingText={t('billing.cancel.pending')}
      onConfirm={() => void run()}
    />
  );
}
