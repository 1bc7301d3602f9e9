import { signOut } from '@platform/api';
import { clearDrafts } from '@platform/flows';
import { useCallback } from 'react';
import { useLinks } from '../routing/LinksContext.ts';
import { useApi } from '../session/ApiContext.ts';
import { markSignedOut } from '../session/cookieRestoreGuard.ts';
import { forgetLastLocation } from '../session/lastLocation.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { broadcastSignOut } from '../session/signOutElsewhere.ts';
import { useSetAtom } from '../platform/state.ts';

/** The session ends in this browser first, then the backend is notified. */
export function useSignOut(): () => void {
  const api = useApi();
  // The router's own `useNavigate` would re-render the frame on each change of page.
  const { navigate } = useLinks();
  const setSession = useSetAtom(sessionAtom);
  return useCallback(() => {
    clearDrafts();
    forgetLastLocation();
    broadcastSignOut();
    markSignedOut();
    const signedOut = signOut(api);
    setSession({ status: 'signedOut' });
    void signedOut.then((path) => navigate(path, { replace: true }));
  }, [api, navigate, setSession]);
}
