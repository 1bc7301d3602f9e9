/** Why something could not be read, in words, and how to try again. */
export interface RemoteFailure {
  /** Why, in words for the person. */
  message: string;
  /** Reads it once more. Left out where it cannot help, as where the service refuses. */
  retry?: (() => void) | undefined;
}

/**
 * Data that comes from elsewhere, as one union, so that a screen cannot show an error and rows at
 * once.
 * - `loading`: nothing is known yet
 * - `error`: nothing is known, and the reading failed
 * - `ready`: the data; `refreshError` where a newer copy could not be had
 * - `unavailable`: this deployment does not offer it; `retry` asks whether it does by now
 */
export type Remote<T> =
  | { status: 'loading' }
  | ({ status: 'error' } & RemoteFailure)
  | {
      status: 'ready';
      data: T;
      /** Marks that a newer copy is on its way. @default false */
      isRefreshing?: boolean;
      refreshError?: RemoteFailure | undefined;
    }
  | { status: 'unavailable'; retry?: (() => void) | undefined };

/** The same state with other data. */
export const mapRemote = <T, U>(remote: Remote<T>, select: (data: T) => U): Remote<U> =>
  remote.status === 'ready' ? { ...remote, data: select(remote.data) } : remote;

/** The data, where they are there. */
export const dataOf = <T>(remote: Remote<T>): T | undefined =>
  remote.status === 'ready' ? remote.data : undefined;
