import { crmServiceCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { serve } from '../http/serve.ts';
import { contactRoutes } from './contactRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { leadRoutes } from './leadRoutes.ts';

export function crmRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()
    .route('/', contactRoutes(backend))
    .route('/', leadRoutes(backend))
    .route('/', interactionRoutes(backend));
  serve(routes, backend, crmServiceCalls.health, () =>
    Promise.resolve({ status: backend.crmHealth }),
  );
  return routes;
}
