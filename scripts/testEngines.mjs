import { install } from './install.mjs';
import { exitCodeOf, root, run } from './run.mjs';

/* npm run test:engines -- [engine…] [Playwright options]. APP_DIST names a build to test. */

await install();
const { engines, howToInstall } = await import('./engines.mjs');

const args = process.argv.slice(2);
const named = args.filter((arg) => arg in engines);
const rest = args.filter((arg) => !(arg in engines));
const wanted = named.length > 0 ? named : Object.keys(engines);

const missing = named.filter((name) => !engines[name]());
for (const name of missing) console.error(`${name} is not installed: ${howToInstall[name]}`);
if (missing.length > 0) process.exit(1);

if (!process.env.APP_DIST) await run('node', ['scripts/buildApp.mjs']);

const results = [];
for (const name of wanted) {
  const engine = engines[name]();
  if (!engine) {
    console.log(`\n— ${name}: not installed (${howToInstall[name]})`);
    continue;
  }
  console.log(`\n— ${name}`);
  const options = ['--config', 'tests/engines.config.ts', ...rest];
  const env = { ...process.env, ...engine.env, ENGINE: name };
  env.NODE_OPTIONS = '--conditions=@platform/source';
  const code = await exitCodeOf('node', [...engine.args, ...options], { cwd: root, env });
  results.push([name, code]);
}

for (const [name, code] of results) console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
process.exit(results.every(([, code]) => code === 0) ? 0 : 1);
