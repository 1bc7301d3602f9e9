import type { Plan } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { CreditCard, LockKeyhole } from 'lucide';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { PaymentOption } from './PaymentOption.tsx';
import { planAndPrice } from './price.ts';
import { usePayment } from './usePayment.ts';
import type { PaymentOptions } from './usePayment.ts';
import { activeElement } from '../../internal/elements.ts';

export interface PaymentDialogProps extends Omit<PaymentOptions, 'plan' | 'onReturn'> {
  /** Plan to buy; `null` if it was removed while the dialog was open. */
  plan: Plan | null;
  onClose: () => void;
}

/** The provider is enabled after 200 ms; no closing while the browser goes to the checkout. */
export function PaymentDialog({ plan, onClose, ...rest }: PaymentDialogProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const optionRef = useRef<HTMLInputElement>(null);
  const payment = usePayment({ plan, onReturn: onClose, ...rest });
  const { isReady, isPending, failure, refusal } = payment;

  /** The dialog keeps the focus until its first field is enabled. */
  useEffect(() => {
    const option = optionRef.current;
    const waits = activeElement()?.getAttribute('role') === 'dialog';
    if (isReady && waits) option?.focus();
  }, [isReady]);

  function handleClose(): void {
    if (!isPending) onClose();
  }

  const problem = refusal ? t(`billing.refusal.${refusal}`) : failure;
  return (
    <Dialog.Root
      open
      onOpenChange={handleClose}
      title={t('billing.payment.title')}
      description={plan ? planAndPrice(plan, t, formats) : undefined}
    >
      <Dialog.Body>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <RadioGroup
          label={t('billing.payment.method')}
          isLabelHidden
          value={isReady ? 'provider' : ''}
        >
          <PaymentOption
            ref={optionRef}
            value="provider"
            label={t('billing.payment.provider')}
            hint={t('billing.payment.providerHint')}
            icon={LockKeyhole}
            isDisabled={!isReady}
          />
          <PaymentOption
            value="card"
            label={t('billing.payment.card')}
            hint={t('billing.payment.cardHint')}
            icon={CreditCard}
            isDisabled
          />
        </RadioGroup>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={isPending} onClick={handleClose}>
          {t('billing.payment.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={!isReady}
          isLoading={isPending}
          loadingText={t('billing.payment.pending')}
          onClick={payment.proceed}
        >
          {t('billing.payment.continue')}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
