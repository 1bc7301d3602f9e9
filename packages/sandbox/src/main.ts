import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { closeOnSignal } from './closeOnSignal.ts';
import { createSandbox } from './createSandbox.ts';
import type { Sandbox } from './createSandbox.ts';
import { demoAccounts } from './seed/demoAccounts.ts';

/* Command-line entry. Options: --port, --host, --data-dir (or --memory), --reset, --origin
   (repeatable), --client-url, --service-ports, --refresh-grace, --access-ttl, --json. DATABASE_URL
   selects a PostgreSQL server. */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    host: { type: 'string', default: '127.0.0.1' },
    'data-dir': { type: 'string' },
    memory: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    origin: { type: 'string', multiple: true, default: [] },
    'client-url': { type: 'string' },
    'service-ports': { type: 'boolean', default: false },
    'refresh-grace': { type: 'string', default: '0' },
    'access-ttl': { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
  },
});

const defaultDataDir = fileURLToPath(new URL('../../../.data/sandbox/', import.meta.url));

const starting = createSandbox({
  dataDir: values.memory ? undefined : (values['data-dir'] ?? defaultDataDir),
  databaseUrl: process.env.DATABASE_URL,
  reset: values.reset,
  host: values.host,
  port: Number(values.port),
  allowedOrigins: values.origin,
  accessTokenTtlSeconds: Number(values['access-ttl']),
  refreshGraceSeconds: Number(values['refresh-grace']),
  ...(values['client-url'] !== undefined && { clientUrl: values['client-url'] }),
  ...(values['service-ports'] && { servicePorts: true }),
});
closeOnSignal(starting);
try {
  announce(await starting);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function announce({ url, serviceUrls, clientConfig }: Sandbox): void {
  const ready = { type: 'ready', url, serviceUrls, config: clientConfig(), demoAccounts };
  process.send?.(ready);
  if (values.json) {
    console.log(JSON.stringify(ready));
    return;
  }
  console.log(`Sandbox at ${url}`);
  console.table(demoAccounts);
}
