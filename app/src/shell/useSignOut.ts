import { signOut } from '@platform/api';
import { clearDrafts } from '@platform/flows';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../session/ApiContext.ts';
import { markSignedOut } from '../session/cookieRestoreGuard.ts';
import { forgetLastLocation } from '../session/lastLocation.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { broadcastSignOut } from '../session/signOutElsewhere.ts';
import { useSetAtom } from '../platform/state.ts';

/** The session ends in this browser first, then the backend is notified. */
export function useSignOut(): () => void {
  const api = useApi();
  const navigate = useNavigate();
  const setSession = useSetAtom(sessionAtom);
  return useCallback(() => {
    clearDrafts();
    forgetLastLocation();
    broadcastSignOut();
    markSignedOut();
    const told = signOut(api);
    setSession({ status: 'signedOut' });
    void told.then((path) => navigate(path, { replace: true }));
  }, [api, navigate, setSession]);
}
