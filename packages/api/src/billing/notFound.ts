import * as z from 'zod/mini';
import { isApiError } from '../http/apiError.ts';
import { isObject, read, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';

/** True for `{"detail": "Not Found"}`, with which the billing service reports an empty result. */
export function isNotFoundBody(body: unknown): boolean {
  return isObject(body) && toText(body.detail) === 'Not Found';
}

/** A `catch` handler: returns `empty` for `{"detail": "Not Found"}`, else rethrows. */
export const emptyIfNotFound =
  <T>(empty: T) =>
  (error: unknown): T => {
    if (isApiError(error) && isNotFoundBody(error.body)) return empty;
    throw error;
  };

/** Like `listOf`, but reads `{"detail": "Not Found"}` as an empty list. */
export function listOrNotFound<T extends { id: string }>(
  names: readonly [string, ...string[]],
  toRow: (row: WireObject) => T,
) {
  return z.pipe(
    read((value) => (isNotFoundBody(value) ? [] : value)),
    listOf(names, toRow),
  );
}
