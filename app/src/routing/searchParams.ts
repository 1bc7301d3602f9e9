import type * as z from 'zod/mini';

/** A schema of search parameters: plain values, each with a default. */
export type SearchSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<string | number>>>;

/**
 * Reads an address that anyone may have written: what does not fit is as if it were not there, and
 * of a parameter that is there twice the first counts.
 */
export function readSearch<Schema extends SearchSchema>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> {
  const first = [...params.keys()].map((name) => [name, params.get(name)]);
  return schema.parse(Object.fromEntries(first));
}

/** Whether parameters name this one of a schema and no other. */
export const isOnlyParam = (schema: SearchSchema, name: string, params: URLSearchParams): boolean =>
  Object.keys(schema.shape).every((other) => params.has(other) === (other === name));

/** Writes a state into a copy of the parameters, in the schema's order; what is as usual is left out. */
export function writeSearch<Schema extends SearchSchema>(
  schema: Schema,
  state: z.output<Schema>,
  params: URLSearchParams,
): URLSearchParams {
  const usual = schema.parse({}) as Record<string, unknown>;
  const next = new URLSearchParams(params);
  const values = state as Record<string, unknown>;
  for (const name of Object.keys(usual)) {
    next.delete(name);
    if (values[name] !== usual[name]) next.set(name, String(values[name]));
  }
  return next;
}
