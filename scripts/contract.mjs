import { install } from './install.mjs';
import { runTypeScript } from './run.mjs';

await install();
await runTypeScript('scripts/contract.ts');
