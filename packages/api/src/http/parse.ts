import type * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

/** Throws ApiError `malformed` with the path of the first invalid field. */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw new ApiError('malformed', { field, body: value });
}
