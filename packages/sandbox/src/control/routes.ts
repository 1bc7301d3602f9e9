import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Backend } from '../backend.ts';
import { barrierSchema } from '../faults/barriers.ts';
import { faultSchema } from '../faults/faultSchema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { PAGE_POLICY, PAGE_STYLES } from '../http/page.ts';
import type { ServiceControls } from '../http/serviceApp.ts';
import { readBody } from '../http/validate.ts';
import type { Indexing } from '../knowledge/indexing.ts';
import { dataRoutes } from './dataRoutes.ts';
import { documentRoutes } from './documentRoutes.ts';
import { privacyPage, termsPage } from './legalPages.ts';
import { faultsPage } from './pages.ts';
import { recordRoutes } from './recordRoutes.ts';
import { wantsPage } from './wantsPage.ts';

export interface Controls extends ServiceControls {
  indexing: Indexing;
  clientUrl: () => string;
  reset: () => Promise<void>;
  onDropAdded: () => void;
}

export function controlRoutes(backend: Backend, controls: Controls): Hono {
  const routes = new Hono();
  const { faults, barriers } = controls;

  routes.use(rejectOtherPages, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', PAGE_POLICY);
    }
  });

  routes.get('/page.css', (c) => c.body(PAGE_STYLES, 200, { 'content-type': 'text/css' }));

  routes.get('/terms', (c) => c.html(termsPage()));
  routes.get('/privacy', (c) => c.html(privacyPage()));

  routes.get('/faults', (c) => {
    const list = faults.list();
    return wantsPage(c) ? c.html(faultsPage(list)) : c.json({ faults: list });
  });
  routes.post('/faults', async (c) => {
    const rule = await readBody(c, faultSchema);
    if (rule.drop) controls.onDropAdded();
    return c.json(faults.add(rule), 201);
  });
  routes.delete('/faults', (c) => {
    faults.clear();
    return c.json({ success: true });
  });
  routes.delete('/faults/:id', (c) => {
    const id = Number(c.req.param('id'));
    if (!faults.list().some((fault) => fault.id === id)) throw notFound('Fault');
    faults.clear(id);
    return c.json({ success: true });
  });

  routes.get('/barrier', (c) => c.json({ barriers: barriers.list() }));
  routes.post('/barrier', async (c) => c.json(barriers.add(await readBody(c, barrierSchema)), 201));
  routes.delete('/barrier', (c) => {
    barriers.clear();
    return c.json({ success: true });
  });

  return routes
    .route('/', documentRoutes())
    .route('/', recordRoutes(backend, controls))
    .route('/', dataRoutes(backend, controls));
}

/** A page of another origin must not control the sandbox through a user's browser. */
const rejectOtherPages = createMiddleware(async (c, next) => {
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin !== new URL(c.req.url).origin) {
    throw new HttpError('ORIGIN_NOT_ALLOWED', 'Only pages of the sandbox may control it');
  }
  await next();
});
