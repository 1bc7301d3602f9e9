import { errorsTexts, useTranslation } from '@platform/i18n';
import { RotateCw } from 'lucide';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { ErrorArt } from '../components/Illustration/ErrorArt.tsx';
import { MessagePage } from '../patterns/MessagePage/MessagePage.tsx';

export interface ErrorScreenProps {
  /** Reloads the page. */
  onTryAgain: () => void;
  /** Goes to the dashboard by loading it, since what failed may be the page's own code. */
  onGoToDashboard: () => void;
  /** `content` leaves the navigation alive around it. @default 'full' */
  layout?: 'full' | 'content';
}

/** The error fallback screen. It tells nothing about the fault itself. */
export function ErrorScreen({ onTryAgain, onGoToDashboard, layout = 'full' }: ErrorScreenProps) {
  const t = useTranslation(errorsTexts);
  return (
    <MessagePage
      layout={layout}
      isAlert
      illustration={<ErrorArt />}
      title={t('errors.crash.title')}
      description={t('errors.crash.text')}
      actions={
        <>
          <Button
            variant="primary"
            size="large"
            startIcon={<Icon icon={RotateCw} />}
            onClick={onTryAgain}
          >
            {t('errors.crash.tryAgain')}
          </Button>
          <Button size="large" onClick={onGoToDashboard}>
            {t('errors.crash.dashboard')}
          </Button>
        </>
      }
    />
  );
}
