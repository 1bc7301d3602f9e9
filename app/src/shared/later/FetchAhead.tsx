import { Menu } from '@platform/ui';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { useLinks } from '../links/LinksContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../state/index.ts';

/**
 * Fetches for who is signed in what must be there without a network too: the menu that signs out
 * and the page on which a session ends (reliability S19). Renders nothing.
 */
export function FetchAhead() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const { prefetch } = useLinks();
  useEffect(() => {
    if (!isSignedIn) return;
    Menu.prefetch();
    prefetch(paths.auth);
  }, [isSignedIn, prefetch]);
  return null;
}
