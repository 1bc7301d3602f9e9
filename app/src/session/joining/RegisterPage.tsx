import { confirmationUri, register, send } from '@platform/api';
import { joiningTexts, useTranslation, sessionTexts } from '@platform/i18n';
import { RegisterScreen } from '@platform/ui/session';
import type { JoinOutcome, RegisterValues } from '@platform/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ComingSoonScreen } from '@platform/ui/errors';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../ApiContext.ts';
import { clearCookieRestoreGuard } from '../cookieRestoreGuard.ts';
import { signInEmailAtom } from '../sessionAtoms.ts';
import { useFeature } from '../useFeature.ts';
import { useSignedIn } from '../useSignedIn.ts';
import { JoinFrame } from './JoinFrame.tsx';
import { joinRefusal } from './joinErrors.ts';
import { confirmationAtom, registerDrafts, registrationAtom } from './pendingRegistration.ts';
import { AuthFrame } from '../AuthFrame.tsx';

function RegisterPage() {
  return useFeature('register') ? <Register /> : <JoinComingSoon />;
}

function Register() {
  const api = useApi();
  const t = useTranslation(joiningTexts);
  const navigate = useNavigate();
  const { href } = usePages();
  const setSignInEmail = useSetAtom(signInEmailAtom);
  const setConfirmation = useSetAtom(confirmationAtom);
  const setRegistration = useSetAtom(registrationAtom);
  const previousRegistration = useAtomValue(registrationAtom);
  // Keeps the other values for a user who returns to change the email.
  const [draft] = useState(
    () =>
      registerDrafts.read('') ?? (previousRegistration && { ...previousRegistration, email: '' }),
  );
  useSignedIn();

  async function handleSubmit(values: RegisterValues): Promise<JoinOutcome> {
    const { email, password, firstName, lastName, company } = values;
    clearCookieRestoreGuard();
    try {
      const { needsConfirmation } = await send(api.http, register, {
        body: { email, password, firstName, lastName, company, redirectUri: confirmationUri(api) },
      });
      const person = { email, firstName, lastName, company };
      setRegistration({ ...person, isReady: !needsConfirmation, sentAt: Date.now() });
      setConfirmation(null);
      setSignInEmail(email);
      void navigate(href('registerSuccess'));
      return { status: 'saved' };
    } catch (error) {
      const isOnline = api.environment.isOnline();
      return joinRefusal(error, { t, isOnline, failed: 'joining.error.register' });
    }
  }

  return (
    <JoinFrame step="register">
      <RegisterScreen
        draft={draft ?? undefined}
        onDraftChange={(typed) => registerDrafts.keep('', typed)}
        onSubmit={handleSubmit}
        signInHref={href('signIn')}
        onSignIn={setSignInEmail}
        termsHref={api.config.termsUrl ?? undefined}
        privacyHref={api.config.privacyUrl ?? undefined}
      />
    </JoinFrame>
  );
}

export { RegisterPage as Page };

function JoinComingSoon() {
  const t = useTranslation(sessionTexts);
  const { href } = usePages();
  return (
    <AuthFrame corner={null}>
      <ComingSoonScreen homeHref={href('signIn')} homeLabel={t('session.soon.back')} />
    </AuthFrame>
  );
}
