import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { baseRoutes } from './baseRoutes.ts';
import { documentRoutes } from './documentRoutes.ts';
import type { Indexing } from './indexing.ts';

/** What bots and agents know: bases, their documents, and what these say. */
export function knowledgeRoutes(backend: Backend, indexing: Indexing): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', baseRoutes(backend))
    .route('/', documentRoutes(backend, indexing));
}
