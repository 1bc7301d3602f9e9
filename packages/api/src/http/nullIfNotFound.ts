import { isApiError } from './apiError.ts';

/** A `catch` handler: returns null for a 404, since a record may be deleted, else rethrows. */
export function nullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
