import { bin, install, run } from './install.mjs';

install();
run(bin('storybook'), ['dev', '--port', process.env.PORT ?? '6006', '--no-open']);
