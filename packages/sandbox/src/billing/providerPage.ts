import { createMiddleware } from 'hono/factory';
import { PAGE_POLICY } from '../http/page.ts';

/** For secret URLs: no scripts, and referrers to this site only, which checks the form's origin. */
export const providerPage = createMiddleware(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('Referrer-Policy', 'same-origin');
});
