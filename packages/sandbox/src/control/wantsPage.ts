import type { Context } from 'hono';

/** Tells a person's browser, which asks for a page, from a script, which is given JSON. */
export function wantsPage(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false;
}
