import { restoreFromCookie } from '@platform/api';
import type { User } from '@platform/api';
import type { ConfirmationScreenProps } from '@platform/ui/session';
import { useCallback, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { useApi } from '../ApiContext.ts';
import { clearCookieRestoreGuard } from '../cookieRestoreGuard.ts';
import { userAtom } from '../sessionAtoms.ts';
import { useSignedIn } from '../useSignedIn.ts';
import { confirmationAtom, registrationAtom } from './pendingRegistration.ts';

/** `none`: no confirmation; `otherAccount`: another account is signed in. */
type ConfirmationStatus = 'none' | 'otherAccount' | ConfirmationScreenProps['status'];

/** Signs in with the cookie of a confirmation; a user of another account is asked first. */
export function useConfirmation() {
  const api = useApi();
  const confirmation = useAtomValue(confirmationAtom);
  const setRegistration = useSetAtom(registrationAtom);
  const signedIn = useAtomValue(userAtom);
  const registration = useAtomValue(registrationAtom);
  const [signedInAs] = useState(
    signedIn && signedIn.email !== registration?.email ? signedIn.email : '',
  );
  const { isSignedIn, succeed } = useSignedIn({ isAutomatic: false, to: 'onboarding' });
  const [hasNone, setHasNone] = useState(false);

  const finish = useCallback(
    (user: User | null): void => {
      if (!user) return setHasNone(true);
      setRegistration(null);
      succeed(user);
    },
    [setRegistration, succeed],
  );
  const switchAccount = async (): Promise<void> => {
    clearCookieRestoreGuard();
    finish(await restoreFromCookie(api));
  };

  const isConfirmed = confirmation === 'confirmed';
  useEffect(() => {
    if (!isConfirmed || signedInAs !== '') return;
    clearCookieRestoreGuard();
    void restoreFromCookie(api).then(finish);
  }, [api, finish, isConfirmed, signedInAs]);

  return { status: statusOf(), signedInAs, switchAccount };

  function statusOf(): ConfirmationStatus {
    if (confirmation !== 'confirmed') return confirmation ?? 'none';
    if (hasNone) return 'ready';
    return signedInAs !== '' && !isSignedIn ? 'otherAccount' : 'opening';
  }
}
