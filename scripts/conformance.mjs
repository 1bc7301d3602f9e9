import { install } from './install.mjs';
import { runTypeScript } from './run.mjs';

await install();
await runTypeScript('scripts/conformance.ts', process.argv.slice(2));
