import type { Remote } from '@platform/ui';

export const isSettled = (remote: Remote<unknown>): boolean =>
  remote.status !== 'loading' && !(remote.status === 'ready' && remote.isRefreshing);
