import { joiningTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Lead, Status, Title } from '../SignIn.styles.ts';

export interface InvitationEndedScreenProps {
  /**
   * What became of the invite. `joined`: the session is there, the first steps follow; `known`: the
   * address has an account, and is asked by a role request instead.
   */
  status: 'joined' | 'missing' | 'notFound' | 'expired' | 'cancelled' | 'accepted' | 'known';
  /** Where somebody with an account signs in. */
  signInHref: string;
}

/** An invite that is done, or that cannot be accepted: why, and the way on. */
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
