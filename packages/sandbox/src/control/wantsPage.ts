import type { Context } from 'hono';

export function wantsPage(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false;
}
