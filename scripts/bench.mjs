import { install, run } from './install.mjs';

install();
run('node', ['scripts/buildApp.mjs']);
run('node', ['--conditions=@platform/source', '--import', 'tsx', 'tests/performance/bench.ts']);
