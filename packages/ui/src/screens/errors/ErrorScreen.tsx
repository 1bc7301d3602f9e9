import { errorsTexts, useTranslation } from '@platform/i18n';
import { RotateCw } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ErrorArt } from '../../components/Illustration/ErrorArt.tsx';
import { MessagePage } from '../../patterns/MessagePage/MessagePage.tsx';

export interface ErrorScreenProps {
  /** Called to reload the page. */
  onTryAgain: () => void;
  /** Called to load the dashboard; a client-side navigation could fail again. */
  onGoToDashboard: () => void;
  /** `content` fills only the content area of the shell. @default 'full' */
  layout?: 'full' | 'content';
}

/** Fallback of an error boundary. Does not show details of the error. */
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
