import { sessionTexts, useTranslation } from '@platform/i18n';
import { cleanEmail } from '@platform/i18n/text';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { Form, Lead, Status, Title } from './SignIn.styles.ts';
import type { SignInStep, SignInValues } from './signInRules.ts';
import { useSignInForm } from './useSignInForm.ts';
import type { SignInFailure } from './useSignInForm.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface SignInScreenProps {
  /** The current step; the caller moves on when the service requires a password. */
  step: SignInStep;
  /** Signs in. `password` is absent in the first step. Must not reject; calls never overlap. */
  onSubmit: (values: SignInValues) => Promise<void> | void;
  /** Starts signing in with Google. Must not reject; calls never overlap. */
  onGoogle: () => Promise<void> | void;
  /** Goes back to the email, which is kept; the password is cleared. */
  onBack: () => void;
  /** Disables the form; it is always disabled while `onSubmit` is pending. @default false */
  isPending?: boolean;
  /** True while Google's page loads; disables the form. @default false */
  isGooglePending?: boolean;
  /** Error of the service; a new object for each attempt. */
  failure?: SignInFailure | undefined;
  /** `redirecting`: the browser is leaving; `signedIn`: shown for half a second. */
  status?: 'redirecting' | 'signedIn' | undefined;
  /** Initial email. @default '' */
  defaultEmail?: string;
  /** Link to the page that sends a link to a new password; omitted if there is none. */
  forgotHref?: string | undefined;
  /** Called with the typed email when that link is followed. */
  onForgot?: ((email: string) => void) | undefined;
}

/** Sign-in form with two steps: email, then password if required. */
export function SignInScreen({
  step,
  onSubmit,
  onGoogle,
  onBack,
  isPending = false,
  isGooglePending = false,
  failure,
  status,
  defaultEmail = '',
  forgotHref,
  onForgot,
}: SignInScreenProps) {
  const t = useTranslation(sessionTexts);
  const google = useSingleFlight(onGoogle);
  const isGoogleBusy = isGooglePending || google.isRunning;
  const isLocked = isPending || isGoogleBusy || status !== undefined;
  const { form, emailRef, passwordRef } = useSignInForm({
    step,
    defaultEmail,
    failure,
    isLocked,
    onSubmit,
  });
  const isBusy = form.isSubmitting || isPending || status === 'redirecting';

  if (status === 'signedIn') return <SignedInStatus />;

  function handleGoogle(): void {
    if (!isLocked && !form.isSubmitting) void google.run();
  }

  function handleBack(): void {
    if (isLocked || form.isSubmitting) return;
    form.setPassword('');
    onBack();
  }

  const message = failure?.field === step ? undefined : failure?.message;
  const isRedirecting = status === 'redirecting';
  const failureAt = (field: SignInStep) => (failure?.field === field ? failure.message : undefined);
  return (
    <>
      <Title tabIndex={-1}>
        {step === 'email' ? t('session.signIn.title') : t('session.password.title')}
      </Title>
      <Lead>
        {step === 'email' ? (
          t('session.signIn.hint')
        ) : (
          <>
            {t('session.password.signingInAs')}{' '}
            <Text as="bdi" tone="primary" weight="medium">
              {cleanEmail(form.email)}
            </Text>
          </>
        )}
      </Lead>
      {/* POST, so that a submit without JavaScript cannot put the password into the URL. */}
      <Form method="post" noValidate onSubmit={form.handleSubmit}>
        {message === undefined ? null : <Banner tone="danger">{message}</Banner>}
        {step === 'email' ? (
          <EmailStep
            form={form}
            fieldRef={emailRef}
            failure={failureAt('email')}
            isPending={isBusy}
            loadingText={
              isRedirecting ? t('session.signIn.redirecting') : t('session.signIn.continuing')
            }
            isGooglePending={isGoogleBusy}
            onGoogle={handleGoogle}
          />
        ) : (
          <PasswordStep
            form={form}
            fieldRef={passwordRef}
            failure={failureAt('password')}
            isPending={isBusy}
            loadingText={t('session.password.submitting')}
            onBack={handleBack}
            forgotHref={forgotHref}
            onForgot={() => onForgot?.(cleanEmail(form.email))}
          />
        )}
      </Form>
    </>
  );
}

function SignedInStatus() {
  const t = useTranslation(sessionTexts);
  return (
    <>
      <Title tabIndex={-1}>{t('session.signIn.title')}</Title>
      <Status>
        <Spinner />
        {t('session.signIn.success')}
      </Status>
    </>
  );
}
