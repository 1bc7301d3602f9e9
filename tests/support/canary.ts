import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A foreign host. Any request to it means that an attack succeeded. */
export interface Canary {
  url: string;
  hits: string[];
  close: () => Promise<void>;
}

/** Starts a host of another origin, which responds with `page`. */
export async function startCanary(page = ''): Promise<Canary> {
  const hits: string[] = [];
  const server = createServer(({ method, url }, response) => {
    hits.push(`${method} ${url}`);
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
    response.end(page);
  });
  server.on('upgrade', ({ url }, socket) => {
    hits.push(`UPGRADE ${url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
