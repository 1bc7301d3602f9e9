import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contentsHistoryRoutes } from './contentsHistory.ts';
import { contentsRoutes } from './contentsRoutes.ts';
import { templateRoutes } from './templatesRoutes.ts';

export function contentRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', contentsRoutes(backend))
    .route('/', contentsHistoryRoutes(backend))
    .route('/', templateRoutes(backend));
}
