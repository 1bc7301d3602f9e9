import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { setTimeout as wait } from 'node:timers/promises';
import type { RouteEnv } from '../backend.ts';
import { truncateResponse, dropConnection, hangConnection } from './connection.ts';
import type { Requested } from './match.ts';
import type { ActiveFault, Faults } from './rules.ts';

export interface FaultEnv extends RouteEnv {
  Variables: RouteEnv['Variables'] & { fault: ActiveFault | undefined; requested: Requested };
}

/** Outermost middleware: delays, hangs, drops and removes CORS headers, also of preflights. */
export function faultsOnConnection(faults: Faults) {
  return createMiddleware<FaultEnv>(async (c, next) => {
    const fault = faults.take(c.var.requested);
    c.set('fault', fault);
    if (!fault) return next();
    const released = faults.releaseOf(fault);
    await pause(fault.delayMs, released);
    if (fault.hang) return hangConnection(c.env, released);
    if (fault.drop === 'before') return dropConnection(c.env);
    if (c.req.method === 'OPTIONS' && isReplaced(fault)) return replacement(fault);
    await next();
    if (fault.noCors) withoutCors(c);
    await pause(fault.delayResponseMs, released);
    // Assigned, because a return value after the handler's response is ignored.
    if (fault.drop === 'afterCommit') c.res = dropConnection(c.env);
    else if (fault.drop) c.res = await truncateResponse(c.env, c.res, fault.drop);
    return undefined;
  });
}

/** Inside CORS: replaces the handler's response. */
export const faultsOnResponse = createMiddleware<FaultEnv>(async (c, next) => {
  const { fault } = c.var;
  if (!fault) return next();
  if (!isReplaced(fault)) {
    await next();
    for (const [name, value] of headersOf(fault)) c.res.headers.set(name, value);
    return undefined;
  }
  if (fault.runHandler) await next();
  // Assigned, not returned, so that the CORS headers already set are kept.
  c.res = replacement(fault);
  return undefined;
});

function isReplaced({ status, body }: ActiveFault): boolean {
  return status !== undefined || body !== undefined;
}

function replacement(fault: ActiveFault): Response {
  const { status = 200, body = defaultBody(status) } = fault;
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const [name, value] of headersOf(fault)) headers.set(name, value);
  const isBodiless = status === 204 || status === 304;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(isBodiless ? null : text, { status, headers });
}

function defaultBody(status: number): unknown {
  return status < 400 ? {} : { error: { code: 'FAULT', message: `Fault ${status} on demand` } };
}

function headersOf({ headers = {}, contentType }: ActiveFault): [string, string][] {
  return Object.entries({ ...headers, ...(contentType && { 'content-type': contentType }) });
}

function withoutCors(c: Context): void {
  const names = [...c.res.headers.keys()].filter((name) => name.startsWith('access-control-'));
  for (const name of names) c.res.headers.delete(name);
}

async function pause(milliseconds: number | undefined, signal: AbortSignal): Promise<void> {
  if (!milliseconds) return;
  await wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
