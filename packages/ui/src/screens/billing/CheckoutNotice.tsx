import { billingTexts, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { styled } from 'styled-components';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { BannerTone } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { CheckoutState } from './types.ts';
import { container } from '../../tokens/media.ts';

const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: var(--platform-space-1);
  margin-inline-start: auto;

  /* The text has no room next to a button. */
  ${container.narrow} {
    &:has(> :nth-child(2)) {
      flex-basis: 100%;
      justify-content: space-between;
      padding-inline-start: var(--platform-space-8);
    }
  }
`;

const Busy = styled.span`
  margin-inline-end: var(--platform-space-1-5);
  color: var(--platform-info-text);
`;

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
