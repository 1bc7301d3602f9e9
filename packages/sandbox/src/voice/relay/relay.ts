import { MAX_FRAME_BYTES } from '@platform/api/contract';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Backend } from '../../backend.ts';
import type { LogEntry, RequestLog } from '../../control/log.ts';
import type { ActiveFault, Faults } from '../../faults/rules.ts';
import { answerSocket } from './answerSocket.ts';

const SERVICE = 'voice';
const TEST_PATH = /^\/voice(\/v1\/agents\/([^/]+)\/test)$/;

export interface Relay {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends all calls and waits until they are stored. */
  hangUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Creates the relay of test calls: `/v1/agents/{id}/test` of the voice service. */
export function createRelay(
  backend: Backend,
  { faults, log }: { faults: Faults; log: RequestLog },
): Relay {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const running = new Set<Promise<void>>();
  let isClosed = false;

  const hangUp = async () => {
    for (const socket of server.clients) socket.terminate();
    await Promise.allSettled(running);
  };

  const open = (socket: WebSocket, agentId: string, fault?: ActiveFault) => {
    const call = answerSocket(backend, socket, agentId, fault);
    running.add(call);
    void call.finally(() => running.delete(call));
  };

  const take = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sandbox');
    const [, path = '', id = ''] = TEST_PATH.exec(pathname) ?? [];
    if (path === '') return refuse(socket, 404);
    if (isClosed) return refuse(socket, 503);
    const { origin } = request.headers;
    const query = Object.fromEntries(searchParams);
    const entry = log.add(entryOf(backend.now(), path, query, origin));
    const refuseWith = (status: number) => {
      entry.status = status;
      refuse(socket, status);
    };
    if (origin !== undefined && !backend.allowedOrigins.has(origin)) return refuseWith(403);
    const fault = faults.take({ service: SERVICE, method: 'GET', path, query });
    entry.fault = fault?.id ?? null;
    if (fault && !(await passesFault(fault, faults.releaseOf(fault), socket))) return undefined;
    if (fault?.status !== undefined) return refuseWith(fault.status);
    entry.status = 101;
    server.handleUpgrade(request, socket, head, (opened) => {
      const startedAt = performance.now();
      // Null while it is open.
      opened.once('close', () => (entry.durationMs = Math.round(performance.now() - startedAt)));
      open(opened, decodedOrRaw(id), fault);
    });
    return undefined;
  };

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      void take(request, socket, head);
    },
    hangUp,
    close() {
      isClosed = true;
      return hangUp();
    },
  };
}

/** Delays, hangs or drops according to a fault. Returns true if the socket should be served. */
async function passesFault(
  { delayMs = 0, hang, drop }: ActiveFault,
  released: AbortSignal,
  socket: Duplex,
): Promise<boolean> {
  await wait(delayMs, undefined, { signal: released }).catch(() => {});
  if (hang && !released.aborted) {
    await Promise.race([once(released, 'abort'), once(socket, 'close')]);
  }
  if (hang || drop) socket.destroy();
  return !hang && !drop;
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function entryOf(
  now: Date,
  path: string,
  query: Record<string, string>,
  origin: string | undefined,
): Omit<LogEntry, 'id'> {
  return {
    time: now.toISOString(),
    service: SERVICE,
    method: 'GET',
    path,
    query,
    origin: origin ?? null,
    referer: null,
    hasAuthorization: false,
    tokenHash: null,
    bodyHash: null,
    status: null,
    durationMs: null,
    fault: null,
  };
}

/** Invalid encoding names a nonexistent agent instead of throwing. */
function decodedOrRaw(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
