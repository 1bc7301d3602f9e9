import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { Sandbox } from '@platform/sandbox';
import { SERVICES } from '@platform/sandbox';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A service's fault, which may change each request and its response. */
export type Break = (
  request: Request,
  respond: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Serves the sandbox with a fault, on its own port. */
export async function startBreakingServer(sandbox: Sandbox, broken: Break) {
  const respond = async (request: Request) => sandbox.app.fetch(request);
  const server: ServerType = serve({ port: 0, fetch: (request) => broken(request, respond) });
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    serviceUrls: Object.fromEntries(
      SERVICES.map((name) => [name, `${url}/${name}`]),
    ) as Sandbox['serviceUrls'],
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns a fault that changes the JSON of responses to matching requests. */
export const changingJson =
  (where: RegExp, change: (body: never, response: Response) => unknown, status?: number): Break =>
  async (request, respond) => {
    const response = await respond(request);
    const { pathname } = new URL(request.url);
    const isJson = response.headers.get('content-type')?.includes('json');
    if (!where.test(`${request.method} ${pathname}`) || !isJson) return response;
    const body = change((await response.json()) as never, response);
    const { headers } = response;
    headers.delete('content-length');
    return Response.json(body, { status: status ?? response.status, headers });
  };
