import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { overviewRoutes } from './overviewRoutes.ts';
import { readRoutes } from './readRoutes.ts';
import { writeRoutes } from './writeRoutes.ts';

/** The agents of the voice service and the dashboard's overview. */
export function voiceRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', overviewRoutes(backend))
    .route('/', readRoutes(backend))
    .route('/', writeRoutes(backend));
}
