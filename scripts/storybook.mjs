import { install } from './install.mjs';
import { bin, run } from './run.mjs';

await install();
await run(bin('storybook'), ['dev', '--port', process.env.PORT ?? '6006', '--no-open']);
