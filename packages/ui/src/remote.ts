/** Reason why data failed to load, and a way to retry. */
export interface RemoteFailure {
  /** Reason, as a text for the user. */
  message: string;
  /** Loads the data again. Omitted if that cannot help, as after a refusal. */
  retry?: (() => void) | undefined;
}

/**
 * Remote data as a union, so that a screen cannot show an error and rows at once.
 * - `loading`: no data yet
 * - `error`: loading failed
 * - `ready`: the data; `refreshError` if a refresh failed
 * - `unavailable`: not offered by this deployment; `retry` checks again
 */
export type Remote<T> =
  | { status: 'loading' }
  | ({ status: 'error' } & RemoteFailure)
  | {
      status: 'ready';
      data: T;
      /** True while a refresh is running. @default false */
      isRefreshing?: boolean;
      refreshError?: RemoteFailure | undefined;
    }
  | { status: 'unavailable'; retry?: (() => void) | undefined };

/** Maps the data of a `ready` state; other states are unchanged. */
export const mapRemote = <T, U>(remote: Remote<T>, select: (data: T) => U): Remote<U> =>
  remote.status === 'ready' ? { ...remote, data: select(remote.data) } : remote;

/** Returns the data of a `ready` state. */
export const dataOf = <T>(remote: Remote<T>): T | undefined =>
  remote.status === 'ready' ? remote.data : undefined;
