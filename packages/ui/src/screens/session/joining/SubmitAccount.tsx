import { joiningTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface SubmitAccountProps {
  label: string;
  loadingText: string;
  isPending: boolean;
  waitUntil: number;
}

export function SubmitAccount({ label, loadingText, isPending, waitUntil }: SubmitAccountProps) {
  const t = useTranslation(joiningTexts);
  const seconds = useSecondsLeft(waitUntil);
  const isWaiting = seconds > 0;
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isLoading={isPending}
        loadingText={loadingText}
        aria-label={isWaiting ? label : undefined}
        disabledReason={isWaiting ? t('joining.error.wait') : undefined}
      >
        {isWaiting ? t('joining.waitSeconds', { seconds }) : label}
      </Button>
      <VisuallyHidden aria-live="polite">
        {waitUntil > 0 && !isWaiting ? t('joining.waitOver') : null}
      </VisuallyHidden>
    </>
  );
}
