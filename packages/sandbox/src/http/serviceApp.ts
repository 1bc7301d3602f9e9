import { FILE_LIMIT, PICTURE_LIMIT } from '@platform/domain';
import type { ServiceName } from '@platform/api/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Backend } from '../backend.ts';
import { isEmbedPath } from '../bots/embed/publicPaths.ts';
import { logRequests } from '../control/logRequests.ts';
import type { RequestLog } from '../control/log.ts';
import type { Barriers } from '../faults/barriers.ts';
import { faultsOnResponse, faultsOnConnection } from '../faults/middleware.ts';
import type { FaultEnv } from '../faults/middleware.ts';
import type { Faults } from '../faults/rules.ts';
import { HttpError } from './HttpError.ts';

const MEGABYTE = 1024 * 1024;
const MAX_BODY_BYTES: Partial<Record<ServiceName, number>> = {
  knowledge: FILE_LIMIT + MEGABYTE,
  auth: (PICTURE_LIMIT / 3) * 4 + MEGABYTE,
};
const TOO_LARGE = new HttpError('TOO_LARGE', 'The request is too large');

export interface ServiceControls {
  log: RequestLog;
  faults: Faults;
  barriers: Barriers;
  preflightMaxAgeSeconds: number;
}

/** CORS is for the exact origins, with credentials on auth only; embed calls are open to all. */
export function serviceApp(
  service: ServiceName,
  backend: Backend,
  controls: ServiceControls,
): Hono<FaultEnv> {
  const app = new Hono<FaultEnv>();
  const { log, faults, barriers } = controls;
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES[service] ?? MEGABYTE,
      onError: (c) => c.json(TOO_LARGE.toBody(), 413),
    }),
    logRequests(service, log, backend.now),
    createMiddleware<FaultEnv>(async (c, next) => {
      if (c.req.method !== 'OPTIONS') await barriers.arrive(c.var.requested);
      await next();
      c.header('Cache-Control', 'no-store');
      // Browsers automatically resend a request if a reused connection breaks.
      if (faults.list().some(({ drop }) => drop)) c.header('Connection', 'close');
    }),
    faultsOnConnection(faults),
    cors({
      origin: (origin, c) => {
        if (isEmbedPath(c.req.path)) return '*';
        return backend.allowedOrigins.has(origin) ? origin : null;
      },
      credentials: service === 'auth',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Accept', 'Authorization', 'Content-Type'],
      exposeHeaders: ['Date', 'Retry-After'],
      maxAge: controls.preflightMaxAgeSeconds,
    }),
    faultsOnResponse,
    refuseForeignWrites(backend),
  );
  return app;
}

/** Cookies are sent from any page of this host, so only the client's origin may write. */
function refuseForeignWrites({ allowedOrigins }: Backend) {
  return createMiddleware<FaultEnv>(async (c, next) => {
    const origin = c.req.header('Origin');
    const serviceOrigin = new URL(c.req.url).origin;
    const isKnown = origin === undefined || origin === serviceOrigin || allowedOrigins.has(origin);
    if (!isKnown && c.req.method !== 'GET' && !isEmbedPath(c.req.path)) {
      throw new HttpError('ORIGIN_NOT_ALLOWED', 'This origin may not call the service');
    }
    await next();
  });
}
