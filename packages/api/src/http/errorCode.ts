import type { ErrorCode } from '../description/errorCodes.ts';
import { isObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { isApiError } from './apiError.ts';

/** '' if there is none. May be a code that `ERROR_CODES` lacks. */
export const errorCodeIn = (error: unknown): ErrorCode | '' =>
  isObject(error) ? (toText(error.code) as ErrorCode | '') : '';

export const errorCodeOf = (error: unknown): ErrorCode | '' =>
  isApiError(error) && isObject(error.body) ? errorCodeIn(error.body.error) : '';

/** Returns the `error` of a 409 with this code, which lists the conflicting records; else null. */
export function conflictDetails(error: unknown, code: ErrorCode): WireObject | null {
  if (!isApiError(error) || error.status !== 409 || errorCodeOf(error) !== code) return null;
  return isObject(error.body) && isObject(error.body.error) ? error.body.error : null;
}
