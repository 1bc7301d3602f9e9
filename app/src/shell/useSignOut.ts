import { signOut } from '@platform/api';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { clearDrafts } from '../shared/drafts/drafts.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { markSignedOut } from '../shared/session/bounce.ts';
import { sessionAtom } from '../shared/session/sessionAtoms.ts';
import { useSetAtom } from '../shared/state/index.ts';

/**
 * Signs out (spec 4, reading 24): this browser forgets at once, then the backend is told, then the
 * page of the given or the default address opens.
 */
export function useSignOut(): () => void {
  const api = useApi();
  const navigate = useNavigate();
  const setSession = useSetAtom(sessionAtom);
  return useCallback(() => {
    clearDrafts();
    markSignedOut();
    const told = signOut(api);
    setSession({ status: 'signedOut' });
    void told.then((path) => navigate(path, { replace: true }));
  }, [api, navigate, setSession]);
}
