import { signIn, startGoogleSignIn } from '@platform/api';
import { SignInScreen } from '@platform/ui/session';
import type { SignInFailure, SignInStep, SignInValues } from '@platform/ui/session';
import { useEffect, useState } from 'react';
import { useOnline } from '../platform/useOnline.ts';
import { useApi } from './ApiContext.ts';
import { clearCookieRestoreGuard } from './cookieRestoreGuard.ts';
import { leaveTo } from './leave.ts';
import { signInEmailAtom } from './sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { usePages } from '../routing/PagesContext.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { googleStartError, signInError } from './errors.ts';
import { useSessionErrors } from './useSessionErrors.ts';
import { useFeature } from './useFeature.ts';
import { useSignedIn } from './useSignedIn.ts';

function SignInPage() {
  const api = useApi();
  const [step, setStep] = useState<SignInStep>('email');
  const [isLeaving, setLeaving] = useState(false);
  const defaultEmail = useAtomValue(signInEmailAtom);
  const setSignInEmail = useSetAtom(signInEmailAtom);
  const hasReset = useFeature('password-reset');
  const { href } = usePages();
  const [lastFailure, setFailure] = useState<SignInFailure & { isOffline: boolean }>();
  const isOnline = useOnline();
  const failure = lastFailure?.isOffline && isOnline ? undefined : lastFailure;
  const { isSignedIn, succeed } = useSignedIn();
  const describe = useSessionErrors();

  const begin = () => {
    clearCookieRestoreGuard();
    setFailure(undefined);
  };

  const leave = (url: string) => {
    setLeaving(true);
    return leaveTo(api, url);
  };

  const handleSubmit = async (values: SignInValues) => {
    begin();
    const result = await signIn(api, values);
    if (result.status === 'passwordRequired') setStep('password');
    else if (result.status === 'signedIn') succeed(result.user);
    else if (result.status === 'redirect') await leave(result.url);
    else setFailure(describe(signInError(result, api.environment.isOnline())));
  };

  const handleGoogle = async () => {
    begin();
    const result = await startGoogleSignIn(api);
    if (result.status === 'redirect') await leave(result.url);
    else setFailure(describe(googleStartError(result)));
  };

  const handleBack = () => {
    setFailure(undefined);
    setStep('email');
  };

  useEffect(() => {
    // The page may be restored from the back/forward cache: enable the buttons again (O20).
    const handleShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  return (
    <AuthFrame isOfflineTold={failure?.isOffline}>
      <SignInScreen
        step={step}
        onSubmit={handleSubmit}
        onGoogle={handleGoogle}
        onBack={handleBack}
        defaultEmail={defaultEmail}
        forgotHref={hasReset ? href('forgotPassword') : undefined}
        onForgot={setSignInEmail}
        {...(failure ? { failure } : {})}
        {...(isSignedIn ? { status: 'signedIn' } : isLeaving ? { status: 'redirecting' } : {})}
      />
    </AuthFrame>
  );
}

export { SignInPage as Page };
