import { install } from './install.mjs';
import { run, runTypeScript } from './run.mjs';

await install();
await run('node', ['scripts/buildApp.mjs']);
await runTypeScript('scripts/takePictures.ts');
