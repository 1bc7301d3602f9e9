import { closeOnSignal, createSandbox, demoAccounts } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AppServer, AppServerOptions } from '../app/server/appServer.ts';
import { settingsFromEnvironment } from './settingsFromEnvironment.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
const host = 'localhost';

interface Running {
  app: AppServer;
  sandbox: Sandbox;
  close: () => Promise<void>;
}

export type AppOptions = Required<Pick<AppServerOptions, 'host' | 'port' | 'config'>>;

/**
 * Runs the app's server and the sandbox in this process until it is stopped. `--reset` restores the
 * demo data, `--data-dir` sets their folder; PORT, SANDBOX_PORT, DATABASE_URL and PLATFORM_*_URL
 * set the URLs.
 * @param defaultPort of the app; the sandbox uses the next one
 */
export async function runWithSandbox(
  command: string,
  defaultPort: number,
  startApp: (options: AppOptions) => Promise<AppServer>,
): Promise<void> {
  const port = Number(process.env['PORT'] ?? defaultPort);
  const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? port + 1);
  const starting = start(port, sandboxPort, startApp);
  closeOnSignal(starting);
  try {
    announce(await starting, command);
  } catch (error) {
    console.error(explain(error, `PORT=5000 SANDBOX_PORT=5001 ${command}`));
    process.exit(1);
  }
}

function explain(error: unknown, withOtherPorts: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message;
  return `A port is in use: ${error.message}. Choose others: ${withOtherPorts}`;
}

async function start(
  port: number,
  sandboxPort: number,
  startApp: (options: AppOptions) => Promise<AppServer>,
): Promise<Running> {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: path.join(root, '.data/sandbox') },
    },
  });
  const sandbox = await createSandbox({
    dataDir: values['data-dir'],
    databaseUrl: process.env['DATABASE_URL'],
    reset: values.reset,
    host,
    port: sandboxPort,
    allowedOrigins: [`http://${host}:${port}`],
  });
  try {
    const overrides = settingsFromEnvironment(process.env);
    const config = () => ({ ...sandbox.clientConfig(), ...overrides });
    const app = await startApp({ host, port, config });
    const close = async () => {
      await Promise.all([app.close(), sandbox.close()]);
    };
    return { app, sandbox, close };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

function announce({ app, sandbox }: Running, command: string): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(
    ({ role, tenant, email, password }) =>
      `  ${role.padEnd(7)} ${email.padEnd(width)}  ${(password ?? 'with Google').padEnd(18)} ${tenant}`,
  );
  const overrides = Object.entries(settingsFromEnvironment(process.env)).map(
    ([name, address]) => `External service: ${name} ${address}\n`,
  );
  console.log(`
The app       ${app.url}
The sandbox   ${sandbox.url}   (outbox, faults, log, docs)
${overrides.join('')}
Demo accounts
${accounts.join('\n')}

Ctrl+C stops both. The data is kept; \`${command} -- --reset\` restores the demo data.
`);
}
