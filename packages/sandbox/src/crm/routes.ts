import { crmCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { requireCaller } from '../session/caller.ts';
import { contactRoutes } from './contactRoutes.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { leadRoutes } from './leadRoutes.ts';

/** The CRM service. */
export function crmRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .get(crmCalls.health.path, requireCaller(backend), (c) => c.json({ status: backend.crmHealth }))
    .route('/', contactRoutes(backend))
    .route('/', leadRoutes(backend))
    .route('/', interactionRoutes(backend));
}
