import { createMiddleware } from 'hono/factory';
import { PAGE_POLICY } from '../http/page.ts';

/**
 * Pages with a secret in their address: no script, and no word of the address to
 * other sites. A stricter policy would take the origin from the form, which the service checks.
 */
export const providerPage = createMiddleware(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Referrer-Policy', 'same-origin');
});
