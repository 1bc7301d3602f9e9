import { createMiddleware } from 'hono/factory';
import { PAGE_POLICY } from '../http/page.ts';

/**
 * For pages with a secret in their URL: no scripts and no referrer to other sites. A stricter
 * referrer policy would remove the form's origin, which the service checks.
 */
export const providerPage = createMiddleware(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Referrer-Policy', 'same-origin');
});
