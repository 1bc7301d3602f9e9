import { resendConfirmation, send } from '@platform/api';
import { joiningTexts, useTranslation } from '@platform/i18n';
import { ConfirmationScreen, OtherAccountScreen, RegisteredScreen } from '@platform/ui/session';
import type { JoinOutcome } from '@platform/ui/session';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../ApiContext.ts';
import { signInEmailAtom } from '../sessionAtoms.ts';
import { useFeature } from '../useFeature.ts';
import { JoinFrame } from './JoinFrame.tsx';
import { joinRefusal } from './joinErrors.ts';
import { registrationAtom, resendAfterMs } from './pendingRegistration.ts';
import { useConfirmation } from './useConfirmation.ts';

function RegisteredPage() {
  const api = useApi();
  const t = useTranslation(joiningTexts);
  const { href } = usePages();
  const hasRegister = useFeature('register');
  const setSignInEmail = useSetAtom(signInEmailAtom);
  const registration = useAtomValue(registrationAtom);
  const setRegistration = useSetAtom(registrationAtom);
  const email = registration?.email ?? '';
  const confirmation = useConfirmation();
  const { status } = confirmation;

  useEffect(() => {
    if (email) setSignInEmail(email);
  }, [email, setSignInEmail]);

  async function resend(to: string) {
    try {
      await send(api.http, resendConfirmation, { body: { email: to } });
      if (registration?.email === to) setRegistration({ ...registration, sentAt: Date.now() });
      return { status: 'saved' } as const;
    } catch (error) {
      const isOnline = api.environment.isOnline();
      return joinRefusal(error, { t, isOnline, failed: 'joining.error.resend' });
    }
  }

  async function handleResend(): Promise<JoinOutcome> {
    const outcome = await resend(email);
    const { waitMs } = outcome.status === 'refused' ? outcome : {};
    if (registration && waitMs) {
      setRegistration({ ...registration, sentAt: Date.now() + waitMs - resendAfterMs });
    }
    return outcome;
  }

  const signInHref = href('signIn');
  return (
    <JoinFrame step={status} offersSignIn={status === 'none' && email !== ''}>
      {status === 'none' ? (
        <RegisteredScreen
          email={email}
          isReady={registration?.isReady ?? false}
          resendAt={(registration?.sentAt ?? 0) + resendAfterMs}
          onResend={handleResend}
          signInHref={signInHref}
          registerHref={hasRegister ? href('register') : undefined}
        />
      ) : status === 'otherAccount' ? (
        <OtherAccountScreen
          reason="confirmation"
          signedInAs={confirmation.signedInAs}
          otherEmail={email}
          onSwitch={confirmation.switchAccount}
          stayHref={href('dashboard')}
          requestsHref={href('onboarding')}
        />
      ) : (
        <ConfirmationScreen
          status={status}
          defaultEmail={email}
          onSend={resend}
          signInHref={signInHref}
        />
      )}
    </JoinFrame>
  );
}

export { RegisteredPage as Page };
