import { install } from './install.mjs';
import { run } from './run.mjs';

await install();
await run('node', ['scripts/buildPackages.mjs']);
await run('node', ['scripts/buildApp.mjs']);
await run('npm', ['run', '--silent', 'build:storybook']);
