import { useEffect } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import { useLinks } from '../routing/LinksContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

export function PreloadSignOut() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const { prefetch } = useLinks();
  const { href } = usePages();
  useEffect(() => {
    if (!isSignedIn) return;
    prefetch(href('signIn'));
  }, [href, isSignedIn, prefetch]);
  return null;
}
