import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAtomValue } from '../../platform/state.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { rememberAddress } from './recentAddresses.ts';

/** Remembers opened addresses, so that the palette lists what was opened last first. */
export function RecentAddressesBackground() {
  const { pathname, search } = useLocation();
  const userId = useAtomValue(userAtom)?.id;
  useEffect(() => {
    if (userId !== undefined) rememberAddress(userId, pathname + search);
  }, [pathname, search, userId]);
  return null;
}
