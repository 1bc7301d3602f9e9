import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { inviteRoutes } from './invites.ts';
import { memberRoutes } from './members.ts';
import { roleRequestRoutes } from './roleRequests.ts';

export function teamRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', memberRoutes(backend))
    .route('/', inviteRoutes(backend))
    .route('/', roleRequestRoutes(backend));
}
