import type { User } from '@platform/api';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { redirectAfterSignInMs } from '../shared/session/delays.ts';
import { sessionAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../shared/state/index.ts';

interface SignedInOptions {
  /** Whether a session that this page did not begin opens the dashboard too (reading 3). */
  isAutomatic: boolean;
}

/**
 * Ends a sign-in page: half a second after `succeed` the dashboard opens (spec 2.3). A session that
 * appears by itself, from cookies or another tab, opens it at once. Leaving cancels the redirect,
 * not the session (L04).
 */
export function useSignedIn({ isAutomatic }: SignedInOptions = { isAutomatic: true }) {
  const navigate = useNavigate();
  const hasSession = useAtomValue(sessionAtom).status === 'signedIn';
  const setSession = useSetAtom(sessionAtom);
  const [hasSucceeded, setSucceeded] = useState(false);

  const succeed = useCallback(
    (user: User) => {
      setSucceeded(true);
      setSession({ status: 'signedIn', user, isOffline: false });
    },
    [setSession],
  );

  useEffect(() => {
    if (!hasSession || !(hasSucceeded || isAutomatic)) return;
    const open = () => void navigate(paths.dashboard, { replace: true });
    const timer = setTimeout(open, hasSucceeded ? redirectAfterSignInMs : 0);
    return () => clearTimeout(timer);
  }, [hasSession, hasSucceeded, isAutomatic, navigate]);

  return { isSignedIn: hasSucceeded, succeed };
}
