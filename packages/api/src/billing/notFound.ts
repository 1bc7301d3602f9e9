import * as z from 'zod/mini';
import { isApiError } from '../http/apiError.ts';
import { isObject, read, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';

/** Whether a body is `{"detail": "Not Found"}`: on billing calls that is an empty result. */
export function saysNotFound(body: unknown): boolean {
  return isObject(body) && textOf(body.detail) === 'Not Found';
}

/**
 * For the `catch` of a call: the empty result if the service refused with `{"detail": "Not Found"}`.
 *
 * @throws whatever else the call failed with
 */
export const emptyIfNotFound =
  <T>(empty: T) =>
  (error: unknown): T => {
    if (isApiError(error) && saysNotFound(error.body)) return empty;
    throw error;
  };

/** As `listOf`, and a body that says 'Not Found' is an empty list. */
export function foundList<T extends { id: string }>(
  names: readonly [string, ...string[]],
  toRow: (row: WireObject) => T,
) {
  return z.pipe(
    read((value) => (saysNotFound(value) ? [] : value)),
    listOf(names, toRow),
  );
}
