import type { Context } from 'hono';
import { locales } from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { HttpError } from './HttpError.ts';
import type { FieldErrors } from './HttpError.ts';

const english = locales.en().localeError;

/**
 * Reads a JSON body by a schema of the contract.
 *
 * @throws HttpError 400 where it is no JSON, 422 with `fields` where it does not fit
 */
export async function readBody<T>(c: Context, schema: ZodMiniType<T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    throw new HttpError(400, 'MALFORMED_JSON', 'The body is not valid JSON');
  }
  return check(schema, body);
}

/**
 * Reads the query by a schema of the contract. A repeated name counts once, the first.
 *
 * @throws HttpError 422
 */
export function readQuery<T>(c: Context, schema: ZodMiniType<T>): T {
  return check(schema, c.req.query());
}

function check<T>(schema: ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value, { error: english });
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw invalid(fields);
}

/** The 422 for values that fit their types but not the rules. */
export function invalid(fields: FieldErrors): HttpError {
  const message = Object.values(fields)[0] ?? 'Invalid request';
  return new HttpError(422, 'VALIDATION_FAILED', message, fields);
}
