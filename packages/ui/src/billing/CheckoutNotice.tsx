import { billingTexts, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { Banner } from '../components/Banner/Banner.tsx';
import type { BannerTone } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Actions, Busy } from './CheckoutNotice.styles.ts';
import type { CheckoutState } from './types.ts';

export interface CheckoutNoticeProps {
  state: CheckoutState;
  onCheckAgain: () => void;
  onDismiss: () => void;
}

const TONES: Record<CheckoutState, BannerTone> = {
  confirming: 'info',
  confirmed: 'success',
  unconfirmed: 'warning',
  cancelled: 'info',
};

/** What became of the purchase a person comes back from. Announced at each change. */
export function CheckoutNotice({ state, onCheckAgain, onDismiss }: CheckoutNoticeProps) {
  const t = useTranslation(billingTexts);
  return (
    <Banner
      tone={TONES[state]}
      title={t(`billing.checkout.${state}.title`)}
      actions={
        state === 'confirming' ? (
          <Busy>
            <Spinner />
          </Busy>
        ) : (
          <Actions>
            {state === 'unconfirmed' ? (
              <Button size="small" onClick={onCheckAgain}>
                {t('billing.checkout.unconfirmed.action')}
              </Button>
            ) : null}
            <IconButton
              size="small"
              label={t('common.action.dismiss')}
              icon={<Icon icon={X} />}
              onClick={onDismiss}
            />
          </Actions>
        )
      }
    >
      {t(`billing.checkout.${state}.text`)}
    </Banner>
  );
}
