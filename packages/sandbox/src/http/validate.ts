import type { Context } from 'hono';
import { locales } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { HttpError } from './HttpError.ts';
import type { FieldErrors } from './HttpError.ts';

const english = locales.en().localeError;

/** @throws HttpError 400 if it is not JSON, 422 with `fields` if invalid */
export async function readBody<T>(c: Context, schema: $ZodType<T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    throw new HttpError('MALFORMED_JSON', 'The body is not valid JSON');
  }
  return check(schema, body);
}

/** Repeated fields become a list. Throws HttpError 400 if it is not a form, 422 if invalid. */
export async function readForm<T>(c: Context, schema: $ZodType<T>): Promise<T> {
  const form = await c.req.formData().catch(() => {
    throw new HttpError('MALFORMED_FORM', 'The form cannot be read');
  });
  const valuesOf = (name: string) => {
    const values = form.getAll(name);
    return values.length > 1 ? values : values[0];
  };
  const names = [...new Set(form.keys())];
  return check(schema, Object.fromEntries(names.map((name) => [name, valuesOf(name)])));
}

/** Uses the first of repeated names. Throws HttpError 422. */
export function readQuery<T>(c: Context, schema: $ZodType<T>): T {
  return check(schema, c.req.query());
}

function check<T>(schema: $ZodType<T>, value: unknown): T {
  const result = safeParse(schema, value, { error: english });
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw invalid(fields);
}

/** 422 for values that fit the schema but break a rule. */
export function invalid(fields: FieldErrors): HttpError {
  const message = Object.values(fields)[0] ?? 'Invalid request';
  return new HttpError('VALIDATION_FAILED', message, { fields });
}
