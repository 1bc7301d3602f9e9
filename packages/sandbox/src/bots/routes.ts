import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { botRoutes } from './botRoutes.ts';
import { embedRoutes } from './embed/embedRoutes.ts';

export function chatbotRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>().route('/', botRoutes(backend)).route('/', embedRoutes(backend));
}
