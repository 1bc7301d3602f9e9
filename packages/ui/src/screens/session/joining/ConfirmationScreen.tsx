import { joiningTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Lead, Status, Title } from '../SignIn.styles.ts';
import { EmailForm } from './EmailForm.tsx';
import type { JoinOutcome } from './types.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface ConfirmationScreenProps {
  /** `opening` creates the session; `ready` has an account without a session; others failed. */
  status: 'opening' | 'ready' | 'expired' | 'used' | 'invalid';
  /** Initial email of the form for another link. @default '' */
  defaultEmail?: string;
  /** Sends another link. Must not reject; calls never overlap. */
  onSend: (email: string) => Promise<JoinOutcome>;
  /** URL of the sign-in page. */
  signInHref: string;
}

/** Target of the link in a confirmation email: continues, or offers another link. */
export function ConfirmationScreen({
  status,
  defaultEmail = '',
  onSend,
  signInHref,
}: ConfirmationScreenProps) {
  const t = useTranslation(joiningTexts);
  if (status === 'opening') {
    return (
      <>
        <Title tabIndex={-1}>{t('joining.confirmed.title')}</Title>
        <Status>
          <Spinner />
          {t('joining.confirmed.opening')}
        </Status>
      </>
    );
  }
  const canSignIn = status === 'ready' || status === 'used';
  return (
    <>
      <Title tabIndex={-1}>
        {status === 'ready' ? t('joining.ready.title') : t(`joining.link.${status}Title`)}
      </Title>
      <Lead role={status === 'ready' ? undefined : 'alert'}>
        {status === 'ready' ? t('joining.ready.text') : t(`joining.link.${status}Text`)}
      </Lead>
      <Stack gap="2">
        {canSignIn ? null : <AnotherLink defaultEmail={defaultEmail} onSend={onSend} />}
        <ButtonLink
          href={signInHref}
          variant={canSignIn ? 'primary' : 'secondary'}
          size="large"
          isFullWidth
        >
          {t('joining.sent.openSignIn')}
        </ButtonLink>
      </Stack>
    </>
  );
}

type AnotherLinkProps = Required<Pick<ConfirmationScreenProps, 'defaultEmail' | 'onSend'>>;

/** Does not reveal whether the email is known. */
function AnotherLink({ defaultEmail, onSend }: AnotherLinkProps) {
  const t = useTranslation(joiningTexts);
  const [isSent, setSent] = useState(false);

  async function handleSend(email: string): Promise<JoinOutcome> {
    setSent(false);
    const outcome = await onSend(email);
    setSent(outcome.status === 'saved');
    return outcome;
  }

  return (
    <EmailForm
      defaultEmail={defaultEmail}
      autoComplete="email"
      notice={isSent ? <Banner tone="success">{t('joining.link.sent')}</Banner> : null}
      submitLabel={t('joining.link.send')}
      loadingText={t('joining.sent.sending')}
      onSend={handleSend}
    />
  );
}
