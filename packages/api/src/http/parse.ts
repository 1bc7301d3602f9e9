import type * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

/**
 * Reads an answer by its schema.
 *
 * @throws ApiError `malformed` with the path of the first field that does not fit
 */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw new ApiError('malformed', { field, body: value });
}
