import type { Context } from 'hono';

export function detailNotFound(c: Context) {
  return c.json({ detail: 'Not Found' }, 404);
}
