import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface ReceivedRequest {
  call: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** `drop` closes the connection, `half` closes it within the body, `hang` never responds. */
type Handler = (
  request: ReceivedRequest,
) => Reply | 'drop' | 'half' | 'hang' | Promise<Reply | 'drop' | 'half' | 'hang'>;

export interface Backend {
  address: string;
  log: ReceivedRequest[];
  on(call: string, handler: Handler): void;
  count(call: string): number;
  close(): Promise<void>;
}

const notFound: Handler = () => ({ status: 404, body: {} });

export async function startBackend(): Promise<Backend> {
  const handlers = new Map<string, Handler>();
  const log: ReceivedRequest[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://backend.test');
      const received: ReceivedRequest = {
        call: `${request.method} ${url.pathname}`,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      };
      log.push(received);
      void respond(handlers.get(received.call) ?? notFound, received, request.socket, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    log,
    on: (call, handler) => {
      handlers.set(call, handler);
    },
    count: (call) => log.filter((entry) => entry.call === call).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  handler: Handler,
  received: ReceivedRequest,
  socket: Socket,
  response: ServerResponse,
): Promise<void> {
  const reply = await handler(received);
  if (reply === 'hang') return;
  if (reply === 'drop') {
    socket.destroy();
    return;
  }
  if (reply === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"half":', () => socket.destroy());
    return;
  }
  const isText = typeof reply.body === 'string';
  const text = isText ? String(reply.body) : JSON.stringify(reply.body);
  const type = isText ? 'text/plain' : 'application/json';
  response.writeHead(reply.status ?? 200, { 'content-type': type, ...reply.headers });
  response.end(reply.body === undefined ? '' : text);
}
