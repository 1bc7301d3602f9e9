import { createSandbox, demoAccounts } from '@platform/sandbox';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startAppServer } from '../app/server/appServer.ts';

/*
 * The production build and the sandbox in one process: what `npm start` runs.
 * --reset makes the demo data anew. PORT and SANDBOX_PORT choose the ports, DATABASE_URL a real
 * PostgreSQL.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const host = 'localhost';
const port = Number(process.env['PORT'] ?? 4173);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? port + 1);
const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });

async function start() {
  const sandbox = await createSandbox({
    dataDir: path.join(root, '.data/sandbox'),
    databaseUrl: process.env['DATABASE_URL'],
    reset: values.reset,
    host,
    port: sandboxPort,
    allowedOrigins: [`http://${host}:${port}`],
  });
  const app = await startAppServer({
    dist: path.join(root, 'app/dist'),
    host,
    port,
    config: sandbox.clientConfig,
  }).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  const stop = () => {
    void Promise.all([app.close(), sandbox.close()]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { app, sandbox };
}

function describe(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} or ${sandboxPort} is taken. Choose others: PORT=5000 SANDBOX_PORT=5001 npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  const { app, sandbox } = await start();
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(
    ({ role, tenant, email, password }) =>
      `  ${role.padEnd(7)} ${email.padEnd(width)}  ${(password ?? 'with Google').padEnd(18)} ${tenant}`,
  );
  console.log(`
The app       ${app.url}
The sandbox   ${sandbox.url}   (outbox, faults, log)

Demo accounts
${accounts.join('\n')}

Ctrl+C stops both. The data stays; \`npm start -- --reset\` makes it anew.
`);
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}
