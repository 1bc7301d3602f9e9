import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { baseRoutes } from './baseRoutes.ts';
import { documentRoutes } from './documentRoutes.ts';
import type { Indexing } from './indexing.ts';

export function knowledgeRoutes(backend: Backend, indexing: Indexing): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', baseRoutes(backend))
    .route('/', documentRoutes(backend, indexing));
}
