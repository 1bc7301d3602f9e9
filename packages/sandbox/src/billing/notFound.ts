import type { Context } from 'hono';

/** The billing service's 404, which means an empty result. */
export function detailNotFound(c: Context) {
  return c.json({ detail: 'Not Found' }, 404);
}
