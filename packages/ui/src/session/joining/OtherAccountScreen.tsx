import { joiningTexts, useTranslation } from '@platform/i18n';
import { emailKey } from '@platform/i18n/text';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { FactList } from '../../patterns/FactList/FactList.tsx';
import { Actions, Lead, Title } from '../SignIn.styles.ts';
import { Accounts } from './joining.styles.ts';

export interface OtherAccountScreenProps {
  /** What the other account is of. */
  reason: 'invitation' | 'confirmation';
  /** Who is signed in. */
  signedInAs: string;
  /** The other address; '' where nobody knows it. */
  otherEmail: string;
  /** Leaves the account that is signed in for the other one. Must not reject. */
  onSwitch: () => Promise<void> | void;
  /** Where whoever stays goes on. */
  stayHref: string;
  /** Where the role requests of the person signed in are. */
  requestsHref: string;
}

/** Somebody is signed in already: both addresses, and which to go on with. */
export function OtherAccountScreen({
  reason,
  signedInAs,
  otherEmail,
  onSwitch,
  stayHref,
  requestsHref,
}: OtherAccountScreenProps) {
  const t = useTranslation(joiningTexts);
  const { run, isRunning } = useSingleFlight(async () => onSwitch());
  const isInvitation = reason === 'invitation';
  const isSame = isInvitation && emailKey(otherEmail) === emailKey(signedInAs);
  const text = isInvitation ? t('joining.other.inviteText') : t('joining.other.confirmedText');
  return (
    <>
      <Title tabIndex={-1}>{t('joining.other.title')}</Title>
      <Lead>{isSame ? t('joining.other.sameText') : text}</Lead>
      <Accounts>
        <FactList
          facts={[
            { label: t('joining.other.signedInAs'), value: signedInAs },
            {
              label: isInvitation
                ? t('joining.other.invitationFor')
                : t('joining.other.confirmedAccount'),
              value: otherEmail || t('joining.other.unknown'),
            },
          ]}
        />
      </Accounts>
      <Actions>
        {isSame ? (
          <ButtonLink href={requestsHref} variant="primary" size="large" isFullWidth>
            {t('joining.other.requests')}
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            size="large"
            isFullWidth
            isLoading={isRunning}
            onClick={() => void run()}
          >
            {t('joining.other.switch')}
          </Button>
        )}
        <ButtonLink href={stayHref} size="large" isFullWidth>
          {t('joining.other.stay')}
        </ButtonLink>
      </Actions>
    </>
  );
}
