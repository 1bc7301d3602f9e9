import { isApiError } from './apiError.ts';

/**
 * For the `catch` of a read: null if the service responded with 404, so that a record that was removed is
 * no failure.
 *
 * @throws any other error of the call
 */
export function nullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
