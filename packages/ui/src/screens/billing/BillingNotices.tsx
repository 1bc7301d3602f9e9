import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import type { CheckoutState } from './types.ts';

export interface BillingNoticesProps {
  checkout: CheckoutState | undefined;
  onCheckAgain: () => void;
  onDismissCheckout: () => void;
  endsAt?: Date | undefined;
}

export function BillingNotices(props: BillingNoticesProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  return (
    <>
      {props.checkout ? (
        <CheckoutNotice
          state={props.checkout}
          onCheckAgain={props.onCheckAgain}
          onDismiss={props.onDismissCheckout}
        />
      ) : null}
      {props.endsAt ? (
        <Banner
          tone="warning"
          title={t('billing.ends.title', { date: formats.date(props.endsAt) })}
        >
          {t('billing.ends.text')}
        </Banner>
      ) : null}
    </>
  );
}
