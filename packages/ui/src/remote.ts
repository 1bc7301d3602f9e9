/**
 * Data that comes from elsewhere, as one union, so that a screen cannot show an error and rows at
 * once.
 */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; retry: () => void }
  | { status: 'ready'; data: T };
