import { isApiError } from './apiError.ts';

/**
 * A `catch` handler of a read: returns null for a 404, so that a deleted record is not an error.
 *
 * @throws any other error of the call
 */
export function nullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
