import { unreadNotifications } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useEffect } from 'react';
import { useResource } from '../data/useResource.ts';
import { useSetAtom } from '../platform/state.ts';
import { unreadCountAtom } from '../platform/unreadCountAtom.ts';
import { POLL_MS } from './pollMs.ts';

/** Keeps the bell's count up to date while the page is visible. Renders nothing. */
function UnreadCount() {
  const unread = useResource(unreadNotifications, {}, { pollMs: POLL_MS });
  const setCount = useSetAtom(unreadCountAtom);
  const count = dataOf(unread)?.count ?? null;
  useEffect(() => {
    setCount(count);
    return () => setCount(null);
  }, [count, setCount]);
  return null;
}

export { UnreadCount as Background };
