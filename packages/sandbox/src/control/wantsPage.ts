import type { Context } from 'hono';

/** True for a browser, which accepts HTML; scripts get JSON. */
export function wantsPage(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false;
}
