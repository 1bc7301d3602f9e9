import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of another origin, whose responses every page may read. */
export interface ForeignService {
  url: string;
  authorizations: (string | undefined)[];
  close: () => Promise<void>;
}

export async function startForeignService(): Promise<ForeignService> {
  const authorizations: (string | undefined)[] = [];
  const server = createServer(({ method, headers }, response) => {
    if (method !== 'OPTIONS') authorizations.push(headers.authorization);
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, accept, content-type');
    response.end('{"stolen":true}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authorizations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
