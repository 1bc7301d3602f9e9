import { forgotPassword, resetUri, send } from '@platform/api';
import { joiningTexts, useTranslation } from '@platform/i18n';
import { ForgotPasswordScreen } from '@platform/ui/session';
import type { JoinOutcome } from '@platform/ui/session';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../ApiContext.ts';
import { signInEmailAtom } from '../sessionAtoms.ts';
import { JoinFrame } from './JoinFrame.tsx';
import { joinRefusal } from './joinErrors.ts';

function ForgotPasswordPage() {
  const api = useApi();
  const t = useTranslation(joiningTexts);
  const { href } = usePages();
  const email = useAtomValue(signInEmailAtom);
  const setSignInEmail = useSetAtom(signInEmailAtom);

  async function handleSend(recipient: string): Promise<JoinOutcome> {
    try {
      await send(api.http, forgotPassword, {
        body: { email: recipient, redirectUri: resetUri(api) },
      });
      setSignInEmail(recipient);
      return { status: 'saved' };
    } catch (error) {
      const isOnline = api.environment.isOnline();
      return joinRefusal(error, { t, isOnline, failed: 'joining.forgot.failed' });
    }
  }

  return (
    <JoinFrame step="forgot" offersSignIn={false}>
      <ForgotPasswordScreen defaultEmail={email} onSend={handleSend} signInHref={href('signIn')} />
    </JoinFrame>
  );
}

export { ForgotPasswordPage as Page };
