import { joiningTexts, useTranslation } from '@platform/i18n';
import { emailKey } from '@platform/i18n/text';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import { FactList } from '../../../patterns/FactList/FactList.tsx';
import { Lead, Title } from '../SignIn.styles.ts';
import { Accounts } from './joining.styles.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface OtherAccountScreenProps {
  /** Kind of link that belongs to another account. */
  reason: 'invitation' | 'confirmation';
  /** Email of the signed-in user. */
  signedInAs: string;
  /** Email of the other account; `''` if unknown. */
  otherEmail: string;
  /** Signs out to continue with the other account. Must not reject. */
  onSwitch: () => Promise<void> | void;
  /** Link to continue with the current account. */
  stayHref: string;
  /** Link to the signed-in user's role requests. */
  requestsHref: string;
}

/** Asks which account to continue with, if a link belongs to another account. */
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
      <Stack gap="2">
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
      </Stack>
    </>
  );
}
