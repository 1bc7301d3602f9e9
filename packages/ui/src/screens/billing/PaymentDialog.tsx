import type { Plan } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { CreditCard, LockKeyhole } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { PaymentOption } from './PaymentOption.tsx';
import { planAndPrice } from './price.ts';
import { usePayment } from './usePayment.ts';
import type { PaymentOptions } from './usePayment.ts';
import { activeElement } from '../../internal/elements.ts';
import { FieldGroup } from '../../components/FieldGroup/FieldGroup.tsx';

const Options = styled(FieldGroup)`
  display: grid;
  gap: var(--platform-space-2-5);
`;

export interface PaymentDialogProps extends Omit<PaymentOptions, 'plan' | 'onReturn'> {
  /** Plan to buy; `null` if it was removed while the dialog was open. */
  plan: Plan | null;
  onClose: () => void;
}

/** The provider is enabled after 200 ms; no closing while the browser goes to the checkout. */
export function PaymentDialog({ plan, onClose, ...rest }: PaymentDialogProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const name = useId();
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
      closeLabel={t('common.action.close')}
    >
      <Dialog.Body>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <Options aria-label={t('billing.payment.method')}>
          <PaymentOption
            ref={optionRef}
            name={name}
            label={t('billing.payment.provider')}
            hint={t('billing.payment.providerHint')}
            icon={LockKeyhole}
            isChosen={isReady}
            isDisabled={!isReady}
          />
          <PaymentOption
            name={name}
            label={t('billing.payment.card')}
            hint={t('billing.payment.cardHint')}
            icon={CreditCard}
            isChosen={false}
            isDisabled
          />
        </Options>
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
