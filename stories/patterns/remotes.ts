import type { Remote } from '@platform/ui';

const noRetry = () => {};

export const loading: Remote<never> = { status: 'loading' };

export const unavailable: Remote<never> = { status: 'unavailable' };

export const ready = <T>(data: T): Remote<T> => ({ status: 'ready', data });

/** Nothing could be read. */
export const failed = (retry: () => void = noRetry): Remote<never> => ({
  status: 'error',
  message: 'The orders could not be loaded.',
  retry,
});

/** What was read before is shown, a newer copy could not be had. */
export const outdated = <T>(data: T, retry: () => void = noRetry): Remote<T> => ({
  status: 'ready',
  data,
  refreshError: { message: 'The orders could not be loaded.', retry },
});
