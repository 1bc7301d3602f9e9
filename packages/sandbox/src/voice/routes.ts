import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { agentRoutes } from './agentRoutes.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { conversationRoutes } from './conversationRoutes.ts';
import { numberRoutes } from './numberRoutes.ts';
import { overviewRoutes } from './overviewRoutes.ts';
import { recordingRoutes } from './recordings.ts';
import { toolRoutes } from './toolRoutes.ts';

export function voiceRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', overviewRoutes(backend))
    .route('/', agentRoutes(backend))
    .route('/', catalogueRoutes(backend))
    .route('/', toolRoutes(backend))
    .route('/', numberRoutes(backend))
    .route('/', conversationRoutes(backend))
    .route('/', recordingRoutes(backend));
}
