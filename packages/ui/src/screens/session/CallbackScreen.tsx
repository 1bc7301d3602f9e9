import { sessionTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { Lead, Status, Title } from './SignIn.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';

export interface CallbackScreenProps {
  /** State of the return. `stateMismatch` has its own text; `failed` shows `message`. */
  status: 'working' | 'signedIn' | 'cancelled' | 'stateMismatch' | 'failed';
  /** Error message. @default 'Google login failed. Please try again.' */
  message?: string | undefined;
  /** Called to start signing in with Google again. */
  onTryAgain: () => void;
  /** True while Google's page loads. @default false */
  isTryingAgain?: boolean;
  /** Link to sign in with a password. @default '/auth' */
  passwordHref?: string;
}

/** The return from an external sign-in: its status, or what to do next. */
export function CallbackScreen({
  status,
  message,
  onTryAgain,
  isTryingAgain = false,
  passwordHref = '/auth',
}: CallbackScreenProps) {
  const t = useTranslation(sessionTexts);
  const failure = {
    cancelled: t('session.callback.cancelled'),
    stateMismatch: t('session.error.state'),
    failed: message ?? t('session.error.google'),
    working: undefined,
    signedIn: undefined,
  }[status];
  const shownRef = useShownMessage(failure);
  if (failure === undefined) {
    return (
      <>
        <Title tabIndex={-1}>{t('session.callback.title')}</Title>
        <Status>
          <Spinner />
          {status === 'working' ? t('session.callback.text') : t('session.callback.opening')}
        </Status>
      </>
    );
  }
  return (
    <>
      <Title tabIndex={-1}>{t('session.callback.failedTitle')}</Title>
      <Lead ref={shownRef} role="alert">
        {failure}
      </Lead>
      <Stack gap="2">
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isLoading={isTryingAgain}
          onClick={onTryAgain}
        >
          {t('session.callback.tryAgain')}
        </Button>
        <ButtonLink href={passwordHref} size="large" isFullWidth>
          {t('session.callback.usePassword')}
        </ButtonLink>
      </Stack>
    </>
  );
}
