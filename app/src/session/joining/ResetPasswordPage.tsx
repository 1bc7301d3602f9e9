import { errorCodeOf, readResetLink, setNewPassword } from '@platform/api';
import { joiningTexts, useTranslation } from '@platform/i18n';
import { ResetPasswordScreen } from '@platform/ui/session';
import type {
  JoinOutcome,
  NewPasswordValues,
  ResetPasswordScreenProps,
} from '@platform/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSetAtom } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../ApiContext.ts';
import { clearCookieRestoreGuard } from '../cookieRestoreGuard.ts';
import { returnQuery } from '../returnQuery.ts';
import { signInEmailAtom } from '../sessionAtoms.ts';
import { useSignedIn } from '../useSignedIn.ts';
import { JoinFrame } from './JoinFrame.tsx';
import { joinRefusal } from './joinErrors.ts';

type Status = ResetPasswordScreenProps['status'];

const endings: Readonly<Record<string, Status>> = {
  RESET_NOT_FOUND: 'notFound',
  RESET_EXPIRED: 'expired',
  RESET_USED: 'used',
};

/** The token is in memory only: after a reload the user needs the link again. */
function ResetPasswordPage() {
  const api = useApi();
  const t = useTranslation(joiningTexts);
  const navigate = useNavigate();
  const { href } = usePages();
  const [token] = useState(() => readResetLink(returnQuery()));
  const [ending, setEnding] = useState<Status>(token === '' ? 'notFound' : 'open');
  const setSignInEmail = useSetAtom(signInEmailAtom);
  const { isSignedIn, succeed } = useSignedIn({ isAutomatic: false });
  const status = isSignedIn ? 'done' : ending;

  async function handleSubmit({ password }: NewPasswordValues): Promise<JoinOutcome> {
    clearCookieRestoreGuard();
    try {
      const { email, user } = await setNewPassword(api, { token, password });
      if (user) succeed(user);
      else {
        setSignInEmail(email);
        void navigate(href('signIn'), { replace: true });
      }
      return { status: 'saved' };
    } catch (error) {
      setEnding(endings[errorCodeOf(error) ?? ''] ?? 'open');
      const isOnline = api.environment.isOnline();
      return joinRefusal(error, { t, isOnline, failed: 'joining.reset.failed' });
    }
  }

  return (
    <JoinFrame step={status} offersSignIn={status === 'open'}>
      <ResetPasswordScreen
        status={status}
        onSubmit={handleSubmit}
        forgotHref={href('forgotPassword')}
        signInHref={href('signIn')}
      />
    </JoinFrame>
  );
}

export { ResetPasswordPage as Page };
