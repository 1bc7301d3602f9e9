import { install, run } from './install.mjs';

install();
run('node', ['--conditions=@platform/source', '--import', 'tsx', 'scripts/develop.ts']);
