import { isApiError } from './apiError.ts';

/** For `catch`: returns null for a 404, since the record may have been deleted, or rethrows. */
export function nullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
