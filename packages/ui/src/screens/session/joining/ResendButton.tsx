import { joiningTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import type { JoinOutcome } from './types.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface ResendButtonProps {
  resendAt: number;
  onResend: () => Promise<JoinOutcome>;
}

export function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const t = useTranslation(joiningTexts);
  const seconds = useSecondsLeft(resendAt);
  const [outcome, setOutcome] = useState<JoinOutcome>();
  const [hasWaited, setWaited] = useState(seconds > 0);
  const { run, isRunning } = useSingleFlight(async () => setOutcome(await onResend()));
  const isWaiting = seconds > 0;
  if (isWaiting && !hasWaited) setWaited(true);

  return (
    <>
      {outcome?.status === 'refused' ? <Banner tone="danger">{outcome.message}</Banner> : null}
      {outcome?.status === 'saved' && isWaiting ? (
        <Banner tone="success">{t('joining.sent.resent')}</Banner>
      ) : null}
      <Button
        size="large"
        isFullWidth
        isLoading={isRunning}
        loadingText={t('joining.sent.sending')}
        aria-label={isWaiting ? t('joining.sent.resend') : undefined}
        disabledReason={isWaiting ? t('joining.sent.resendWait') : undefined}
        onClick={() => void run()}
      >
        {isWaiting ? t('joining.sent.resendSeconds', { seconds }) : t('joining.sent.resend')}
      </Button>
      <VisuallyHidden aria-live="polite">
        {hasWaited && !isWaiting ? t('joining.sent.resendReady') : null}
      </VisuallyHidden>
    </>
  );
}
