import { serve } from '@hono/node-server';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { ServiceName } from '@platform/api/contract';
import type { Hono } from 'hono';
import { once } from 'node:events';
import { Server } from 'node:http';
import type { FaultEnv } from './faults/middleware.ts';
import { SERVICES } from './http/services.ts';
import type { SandboxOptions } from './options.ts';
import type { Relay } from './voice/relay/relay.ts';

export interface Listening {
  url: string;
  serviceUrls: Record<ServiceName, string>;
  closeIdleConnections(): void;
  close(): Promise<void>;
}

type Handle = (request: Request, env: HttpBindings | Http2Bindings) => Promise<Response>;
type Ports = Pick<SandboxOptions, 'host' | 'port' | 'servicePorts'>;

export async function listen(
  app: Hono<FaultEnv>,
  relay: Pick<Relay, 'upgrade'>,
  options: Ports,
): Promise<Listening> {
  const { host = '127.0.0.1', port = 0, servicePorts = {} } = options;
  const servers: Server[] = [];
  const running = new Set<Promise<Response>>();
  const handle: Handle = async (request, env) => {
    const response = Promise.resolve(app.fetch(request, env));
    running.add(response);
    try {
      return await response;
    } finally {
      running.delete(response);
    }
  };
  const open = async (wanted: number) => {
    const server = await startServer(handle, host, wanted);
    server.on('upgrade', relay.upgrade);
    servers.push(server);
    return addressOf(server, host);
  };
  const close = async () => {
    await Promise.all(servers.map(stopServer));
    await Promise.allSettled(running);
  };
  try {
    const url = await open(port);
    const serviceUrls = {} as Record<ServiceName, string>;
    for (const name of SERVICES) {
      const servicePort = servicePorts === true ? 0 : servicePorts[name];
      serviceUrls[name] = `${servicePort === undefined ? url : await open(servicePort)}/${name}`;
    }
    const closeIdleConnections = () => {
      for (const server of servers) server.closeIdleConnections();
    };
    return { url, serviceUrls, closeIdleConnections, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startServer(fetch: Handle, hostname: string, port: number): Promise<Server> {
  const server = serve({ fetch, hostname, port });
  if (!(server instanceof Server)) throw new Error('The sandbox speaks HTTP/1.1 only');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host}:${port}`;
}

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
