import { install } from './install.mjs';
import { bin, run } from './run.mjs';

await install();
await run('npm', ['run', '--silent', 'build:storybook']);
await run(bin('playwright'), [
  'test',
  '--config',
  'tests/storybook/playwright.config.ts',
  ...process.argv.slice(2),
]);
