import { joiningTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Lead, Title } from '../SignIn.styles.ts';
import { Note } from './joining.styles.ts';
import { EmailForm } from './EmailForm.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { JoinOutcome } from './types.ts';

/** Time between two emails, in ms. */
const RESEND_AFTER_MS = 60_000;

export interface ForgotPasswordScreenProps {
  /** Initial email. @default '' */
  defaultEmail?: string;
  /** Sends a link, or does nothing for an unknown email. Must not reject; calls never overlap. */
  onSend: (email: string) => Promise<JoinOutcome>;
  /** URL of the sign-in page. */
  signInHref: string;
}

/** Asks for the email that gets a link to a new password. Does not reveal whether it is known. */
export function ForgotPasswordScreen({
  defaultEmail = '',
  onSend,
  signInHref,
}: ForgotPasswordScreenProps) {
  const t = useTranslation(joiningTexts);
  const [email, setEmail] = useState(defaultEmail);
  const [resendAt, setResendAt] = useState<number | null>(null);

  async function send(recipient: string): Promise<JoinOutcome> {
    const outcome = await onSend(recipient);
    const { waitMs } = outcome.status === 'refused' ? outcome : {};
    if (outcome.status === 'saved') setResendAt(Date.now() + RESEND_AFTER_MS);
    else if (waitMs) setResendAt((before) => before && Date.now() + waitMs);
    setEmail(recipient);
    return outcome;
  }

  if (resendAt !== null) {
    return (
      <>
        <Title tabIndex={-1}>{t('joining.sent.title')}</Title>
        <Lead>{t('joining.forgot.sentText', { email })}</Lead>
        <Stack gap="2">
          <ButtonLink href={signInHref} variant="primary" size="large" isFullWidth>
            {t('joining.sent.openSignIn')}
          </ButtonLink>
          <ResendButton resendAt={resendAt} onResend={() => send(email)} />
          <Button variant="ghost" size="large" isFullWidth onClick={() => setResendAt(null)}>
            {t('joining.sent.anotherEmail')}
          </Button>
        </Stack>
        <Note>{t('joining.forgot.sentNote')}</Note>
      </>
    );
  }
  return (
    <>
      <Title tabIndex={-1}>{t('joining.forgot.title')}</Title>
      <Lead>{t('joining.forgot.hint')}</Lead>
      <Stack gap="2">
        <EmailForm
          defaultEmail={email}
          autoComplete="username"
          submitLabel={t('joining.forgot.submit')}
          loadingText={t('joining.forgot.submitting')}
          onSend={send}
        />
        <ButtonLink href={signInHref} variant="ghost" size="large" isFullWidth>
          {t('joining.sent.openSignIn')}
        </ButtonLink>
      </Stack>
    </>
  );
}
