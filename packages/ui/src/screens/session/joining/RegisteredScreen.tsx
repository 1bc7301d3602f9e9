import { joiningTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Lead, Title } from '../SignIn.styles.ts';
import { Note } from './joining.styles.ts';
import { ResendButton } from './ResendButton.tsx';
import type { JoinOutcome } from './types.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface RegisteredScreenProps {
  /** Email to be confirmed; `''` if unknown. */
  email: string;
  /** True if the account needs no confirmation. @default false */
  isReady?: boolean;
  /** Earliest time of another email, in ms since the epoch. */
  resendAt: number;
  /** Sends the email again. Must not reject; calls never overlap. */
  onResend: () => Promise<JoinOutcome>;
  /** URL of the sign-in page. */
  signInHref: string;
  /** Link to register with another email; omitted if registration is closed. */
  registerHref?: string | undefined;
}

/** Next steps after registration. */
export function RegisteredScreen({
  email,
  isReady = false,
  resendAt,
  onResend,
  signInHref,
  registerHref,
}: RegisteredScreenProps) {
  const t = useTranslation(joiningTexts);
  const openSignIn = t('joining.sent.openSignIn');
  if (email === '' || isReady) {
    const kind = isReady ? 'ready' : 'neutral';
    return (
      <>
        <Title tabIndex={-1}>{t(`joining.${kind}.title`)}</Title>
        <Lead>{t(`joining.${kind}.text`)}</Lead>
        <ButtonLink href={signInHref} variant="primary" size="large" isFullWidth>
          {openSignIn}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Title tabIndex={-1}>{t('joining.sent.title')}</Title>
      <Lead>{t('joining.sent.text', { email })}</Lead>
      <Stack gap="2">
        <ButtonLink href={signInHref} variant="primary" size="large" isFullWidth>
          {openSignIn}
        </ButtonLink>
        <ResendButton resendAt={resendAt} onResend={onResend} />
      </Stack>
      <Note>{t('joining.sent.note')}</Note>
      {registerHref ? (
        <Note>
          <Link href={registerHref}>{t('joining.sent.anotherEmail')}</Link>
        </Note>
      ) : null}
    </>
  );
}
