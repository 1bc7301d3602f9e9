import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import type { Plugin } from 'vite';
import type { AppServer } from '../app/server/appServer.ts';
import { root, runWithSandbox } from './runWithSandbox.ts';
import type { AppOptions } from './runWithSandbox.ts';

/**
 * Runs Vite as middleware, because its own server would exit on SIGTERM before the database is
 * closed.
 */
async function startVite({ host, port, config }: AppOptions): Promise<AppServer> {
  const server = createServer();
  const vite = await createVite({
    root: path.join(root, 'app'),
    server: { middlewareMode: true, hmr: { server } },
    plugins: [serveConfig(config)],
  });
  server.on('request', vite.middlewares);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${port}`,
    close: async () => {
      await vite.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const serveConfig = (config: AppOptions['config']): Plugin => ({
  name: 'platform-runtime-config',
  configureServer(vite) {
    vite.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(config()));
    });
  },
});

await runWithSandbox('npm run dev', 5173, startVite);
