import { completeGoogleSignIn, startGoogleSignIn } from '@platform/api';
import type { GoogleReturn } from '@platform/api';
import { sessionTexts, useTranslation } from '@platform/i18n';
import { CallbackScreen } from '@platform/ui/session';
import type { CallbackScreenProps } from '@platform/ui/session';
import { useEffect, useState } from 'react';
import { useApi } from './ApiContext.ts';
import { leaveTo } from './leave.ts';
import { returnQuery } from './returnQuery.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { googleReturnError, googleStartError } from './errors.ts';
import { useSessionErrors } from './useSessionErrors.ts';
import { useSignedIn } from './useSignedIn.ts';

type Ending = Pick<CallbackScreenProps, 'status' | 'message'>;

function CallbackPage() {
  const api = useApi();
  const t = useTranslation(sessionTexts);
  const describe = useSessionErrors();
  const showToast = useSetAtom(showToastAtom);
  const { succeed } = useSignedIn({ isAutomatic: false });
  const [ending, setEnding] = useState<Ending>({ status: 'working' });
  const [isTryingAgain, setTryingAgain] = useState(false);

  useEffect(() => {
    let hasLeft = false;
    const finish = (result: GoogleReturn) => {
      if (result.status === 'signedIn') succeed(result.user);
      if (hasLeft) return;
      if (result.status === 'signedIn') {
        showToast({ message: t('session.callback.success'), tone: 'success' });
        setEnding({ status: 'signedIn' });
      } else if (result.reason === 'cancelled') {
        setEnding({ status: 'cancelled' });
      } else {
        const { message } = describe(googleReturnError(result));
        setEnding({
          status: result.reason === 'invalidState' ? 'stateMismatch' : 'failed',
          message,
        });
      }
    };
    void completeGoogleSignIn(api, returnQuery()).then(finish);
    return () => {
      hasLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one exchange, in any language
  }, [api]);

  const handleTryAgain = async () => {
    setTryingAgain(true);
    const result = await startGoogleSignIn(api);
    if (result.status === 'redirect') return leaveTo(api, result.url);
    setTryingAgain(false);
    setEnding({ status: 'failed', message: describe(googleStartError(result)).message });
  };

  return (
    <AuthFrame>
      <CallbackScreen
        {...ending}
        onTryAgain={() => void handleTryAgain()}
        isTryingAgain={isTryingAgain}
      />
    </AuthFrame>
  );
}

export { CallbackPage as Page };
