import type { Remote } from '@platform/ui';

const noRetry = () => {};

export const loading: Remote<never> = { status: 'loading' };

export const unavailable: Extract<Remote<never>, { status: 'unavailable' }> = {
  status: 'unavailable',
};

type Ready<Data> = Extract<Remote<Data>, { status: 'ready' }>;

export const ready = <Data>(data: Data): Ready<Data> => ({ status: 'ready', data });

export const failed = (message: string, retry: () => void = noRetry): Remote<never> => ({
  status: 'error',
  message,
  retry,
});

/** The user may not read it, so a retry cannot help. */
export const refused = (message: string): Remote<never> => ({ status: 'error', message });

/** Data that was loaded before a refresh failed. */
export const outdated = <Data>(
  data: Data,
  message: string,
  retry: () => void = noRetry,
): Ready<Data> => ({ status: 'ready', data, refreshError: { message, retry } });
