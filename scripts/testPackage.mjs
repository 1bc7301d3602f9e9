import { install } from './install.mjs';
import { bin, run } from './run.mjs';

await install();
await run('node', ['scripts/buildPackages.mjs']);
await run(bin('vitest'), ['run', '--config', 'tests/package/matrix/vitest.config.ts']);
