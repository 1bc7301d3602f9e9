import { install } from './install.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { bin, exitCodeOf } from './run.mjs';

/* Tests sandbox and contract on PostgreSQL: at DATABASE_URL, or on a temporary server. */

await install();
const databaseUrl = process.env.DATABASE_URL;
const programs = databaseUrl ? null : findPostgres();
if (!databaseUrl && !programs) {
  console.error('PostgreSQL is missing: install its server, or name one by DATABASE_URL.');
  process.exit(1);
}
const server = databaseUrl ? null : await startPostgres(programs);
const code = await exitCodeOf(
  bin('vitest'),
  ['run', '--config', 'tests/postgres/vitest.config.ts', ...process.argv.slice(2)],
  { env: { ...process.env, TEST_DATABASE_URL: databaseUrl ?? server.url } },
);
await server?.stop();
process.exit(code);
