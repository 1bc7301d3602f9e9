import { install } from './install.mjs';
import { playwrightCli, run } from './run.mjs';

/* npm run test:reading -- [condition…] [Playwright options]. See tests/reading/conditions.ts. */

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const names = firstOption === -1 ? args : args.slice(0, firstOption);
const projects = names.flatMap((name) => ['--project', name]);

await install();
if (!process.env.APP_DIST) await run('node', ['scripts/buildApp.mjs']);
await run(
  'node',
  [
    playwrightCli,
    'test',
    '--config',
    'tests/reading.config.ts',
    ...projects,
    ...args.slice(names.length),
  ],
  { env: { ...process.env, NODE_OPTIONS: '--conditions=@platform/source' } },
);
