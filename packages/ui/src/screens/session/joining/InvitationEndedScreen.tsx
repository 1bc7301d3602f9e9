import { joiningTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Lead, Status, Title } from '../SignIn.styles.ts';

export interface InvitationEndedScreenProps {
  /** `joined` continues to the onboarding; `known`: the account of the email gets a request. */
  status: 'joined' | 'missing' | 'notFound' | 'expired' | 'cancelled' | 'accepted' | 'known';
  /** URL of the sign-in page. */
  signInHref: string;
}

/** Shows that an invite was accepted, or why it cannot be, and what to do next. */
export function InvitationEndedScreen({ status, signInHref }: InvitationEndedScreenProps) {
  const t = useTranslation(joiningTexts);
  if (status === 'joined') {
    return (
      <>
        <Title tabIndex={-1}>{t('joining.invite.title')}</Title>
        <Status>
          <Spinner />
          {t('joining.invite.success')}
        </Status>
      </>
    );
  }
  const hasAccount = status === 'accepted' || status === 'known';
  return (
    <>
      <Title tabIndex={-1}>{t(`joining.invite.${status}Title`)}</Title>
      <Lead role="alert">{t(`joining.invite.${status}Text`)}</Lead>
      <ButtonLink
        href={signInHref}
        variant={hasAccount ? 'primary' : 'secondary'}
        size="large"
        isFullWidth
      >
        {t('joining.sent.openSignIn')}
      </ButtonLink>
    </>
  );
}
