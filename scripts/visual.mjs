import { install } from './install.mjs';
import { runTypeScript } from './run.mjs';

await install();
await runTypeScript('tests/visualRegression/run.ts', process.argv.slice(2));
