import { install } from './install.mjs';
import { playwrightCli, run } from './run.mjs';

await install();
await run('npm', ['run', '--silent', 'build:storybook']);
await run('node', [
  playwrightCli,
  'test',
  '--config',
  'tests/storybook/playwright.config.ts',
  ...process.argv.slice(2),
]);
