import type { User } from '@platform/api';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PageId } from '../routing/area.ts';
import { usePages } from '../routing/PagesContext.ts';
import { hasExpiredAtom, sessionAtom } from './sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';

/** Time the success of a sign-in is shown before the dashboard opens, in ms. */
const redirectAfterSignInMs = 500;

interface SignedInOptions {
  isAutomatic: boolean;
  /** Page to open. @default 'dashboard' */
  to?: PageId;
}

/**
 * Redirects half a second after `succeed`; leaving the page cancels that, not the session (L04).
 */
export function useSignedIn(
  { isAutomatic, to = 'dashboard' }: SignedInOptions = { isAutomatic: true },
) {
  const navigate = useNavigate();
  const { href } = usePages();
  const hasSession = useAtomValue(sessionAtom).status === 'signedIn';
  const setSession = useSetAtom(sessionAtom);
  const setExpired = useSetAtom(hasExpiredAtom);
  const [hasSucceeded, setSucceeded] = useState(false);

  const succeed = useCallback(
    (user: User) => {
      setSucceeded(true);
      setExpired(false);
      setSession({ status: 'signedIn', user, isOffline: false });
    },
    [setExpired, setSession],
  );

  useEffect(() => {
    if (!hasSession || !(hasSucceeded || isAutomatic)) return;
    const open = () => void navigate(href(to), { replace: true });
    const timer = setTimeout(open, hasSucceeded ? redirectAfterSignInMs : 0);
    return () => clearTimeout(timer);
  }, [hasSession, hasSucceeded, href, isAutomatic, navigate, to]);

  return { isSignedIn: hasSucceeded, succeed };
}
