import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { consentRoutes } from './consentRoutes.ts';
import { readRoutes } from './readRoutes.ts';
import { writeRoutes } from './writeRoutes.ts';

export function integrationRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', consentRoutes(backend))
    .route('/', readRoutes(backend))
    .route('/', writeRoutes(backend));
}
