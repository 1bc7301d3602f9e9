import { publishedPackages } from './publishedPackages.mjs';
import { run } from './run.mjs';

for (const name of publishedPackages) await run('node', ['scripts/buildPackage.mjs', name]);
