import { deviceSessionCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { serve } from '../../http/serve.ts';
import { endOtherSession, endOtherSessions, listSessions } from './deviceSessions.ts';

export function deviceRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, deviceSessionCalls.list, async ({ caller }) => ({
    sessions: await listSessions(backend, caller),
  }));

  serve(routes, backend, deviceSessionCalls.end, async ({ caller, params }) => {
    await endOtherSession(backend, caller, params.id);
    return { success: true };
  });

  serve(routes, backend, deviceSessionCalls.endOthers, async ({ caller }) => {
    await endOtherSessions(backend, caller);
    return { success: true };
  });

  return routes;
}
