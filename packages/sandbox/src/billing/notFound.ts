import type { Context } from 'hono';

/** 404 in the words of the billing service, which mean an empty result. */
export function detailNotFound(c: Context) {
  return c.json({ detail: 'Not Found' }, 404);
}
