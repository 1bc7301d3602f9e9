import { install } from './install.mjs';
import { run, runTypeScript } from './run.mjs';

await install();
await run('node', ['scripts/buildApp.mjs']);
await runTypeScript('tests/performance/bench.ts', process.argv.slice(2));
