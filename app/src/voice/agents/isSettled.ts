import type { Remote } from '@platform/ui';

/** Whether the newest answer is there, or cannot be had. */
export const isSettled = (remote: Remote<unknown>): boolean =>
  remote.status !== 'loading' && !(remote.status === 'ready' && remote.isRefreshing);
