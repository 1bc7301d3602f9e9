import type { Remote } from '@platform/ui';
import { isSilent } from '../network/isSilent.ts';

/** What SWR knows of one resource. */
interface Answer<T> {
  data: T | undefined;
  error: unknown;
}

/**
 * What SWR knows, as the screens take it. What was read before stays when a newer copy cannot be
 * had; a failure that is nobody's concern reads as loading.
 *
 * @param message what a failure says
 */
export function toRemote<T>(
  { data, error }: Answer<T>,
  message: string,
  retry: () => void,
): Remote<T> {
  if (data !== undefined) return { status: 'ready', data };
  const isFailed = error !== undefined && !isSilent(error);
  return isFailed ? { status: 'error', message, retry } : { status: 'loading' };
}
