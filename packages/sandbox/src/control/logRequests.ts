import type { ServiceName } from '@platform/api/contract';
import { createMiddleware } from 'hono/factory';
import { createHash } from 'node:crypto';
import type { FaultEnv } from '../faults/middleware.ts';
import { bearerOf } from '../session/caller.ts';
import type { RequestLog } from './log.ts';

const secretNames = new Set(['password', 'access_token', 'token', 'code', 'state']);
const REDACTED = '[redacted]';

export function logRequests(service: ServiceName, log: RequestLog, now: () => Date) {
  return createMiddleware<FaultEnv>(async (c, next) => {
    const { method } = c.req;
    const path = c.req.path.slice(`/${service}`.length) || '/';
    const query = c.req.query();
    c.set('requested', { service, method, path, query });

    const startedAt = performance.now();
    const bearer = bearerOf(c.req.header('Authorization'));
    const body = await c.req.arrayBuffer();
    const entry = log.add({
      time: now().toISOString(),
      service,
      method,
      path,
      query: redacted(query),
      origin: c.req.header('Origin') ?? null,
      referer: c.req.header('Referer') ?? null,
      hasAuthorization: c.req.header('Authorization') !== undefined,
      tokenHash: bearer ? fingerprint(bearer) : null,
      bodyHash: body.byteLength > 0 ? fingerprint(new Uint8Array(body)) : null,
      status: null,
      durationMs: null,
      fault: null,
    });
    await next();
    entry.durationMs = Math.round(performance.now() - startedAt);
    entry.fault = c.var.fault?.id ?? null;
    if (!c.res.headers.has('x-hono-already-sent')) entry.status = c.res.status;
  });
}

function redacted(query: Record<string, string>): Record<string, string> {
  const shown = (name: string, value: string) => (secretNames.has(name) ? REDACTED : value);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, shown(name, value)]),
  );
}

function fingerprint(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}
