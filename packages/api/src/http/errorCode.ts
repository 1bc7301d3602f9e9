import { isObject, textOf } from '../schema/fields.ts';
import { isApiError } from './apiError.ts';

/** The code of an error body, `{"error": {"code"}}`, or ''. */
export function errorCodeOf(error: unknown): string {
  if (!isApiError(error) || !isObject(error.body) || !isObject(error.body.error)) return '';
  return textOf(error.body.error.code);
}
