import { createSandbox, demoAccounts } from '@platform/sandbox';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/* The app with hot reload beside the sandbox: what `npm run dev` runs. */

const root = fileURLToPath(new URL('..', import.meta.url));
const host = 'localhost';
const port = Number(process.env['PORT'] ?? 5173);

const sandbox = await createSandbox({
  dataDir: path.join(root, '.data/sandbox'),
  databaseUrl: process.env['DATABASE_URL'],
  host,
  port: Number(process.env['SANDBOX_PORT'] ?? port + 1),
  allowedOrigins: [`http://${host}:${port}`],
});
const vite = await createServer({
  root: path.join(root, 'app'),
  server: { host, port, strictPort: true },
  plugins: [
    {
      name: 'platform-runtime-config',
      configureServer(server) {
        server.middlewares.use('/config.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(sandbox.clientConfig()));
        });
      },
    },
  ],
});
await vite.listen();
vite.printUrls();
console.log(`  Sandbox: ${sandbox.url}`);
console.table(demoAccounts);

const stop = () => {
  void Promise.all([vite.close(), sandbox.close()]).then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
