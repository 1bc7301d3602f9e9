import type { Remote } from '@platform/ui';
import { useEffect } from 'react';
import { useOnline } from '../platform/useOnline.ts';
import { usePageVisible } from '../platform/usePageVisible.ts';

/** How long after a failed reading it is tried again, in milliseconds. */
const RECONNECT_MS = 8000;

/**
 * Reads again by itself what could not be read again, as long as the page is visible and the device has a
 * network: polling ends with a failure.
 */
export function useReconnect(source: Remote<unknown>): void {
  const retry = source.status === 'ready' ? source.refreshError?.retry : undefined;
  const isOnline = useOnline();
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!retry || !isOnline || !isVisible) return undefined;
    const timer = setInterval(retry, RECONNECT_MS);
    return () => clearInterval(timer);
  }, [retry, isOnline, isVisible]);
}
