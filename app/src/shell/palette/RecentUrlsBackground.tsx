import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAtomValue } from '../../platform/state.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { rememberUrl } from './recentUrls.ts';

/** Stores opened URLs, so that the palette lists the most recent records first. */
export function RecentUrlsBackground() {
  const { pathname, search } = useLocation();
  const href = pathname + withoutTyped(search);
  const userId = useAtomValue(userAtom)?.id;
  useEffect(() => {
    if (userId !== undefined) rememberUrl(userId, href);
  }, [href, userId]);
  return null;
}

/** Drops the search of a list, which changes with each keystroke. */
function withoutTyped(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('search');
  return params.size === 0 ? '' : `?${params.toString()}`;
}
