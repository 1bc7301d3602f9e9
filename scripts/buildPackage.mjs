import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from './run.mjs';

const name = process.argv[2];
const folder = path.join(root, 'packages', name);
const dist = path.join(folder, 'dist');
const assets = /\.(css|woff2|txt)$/;

rmSync(dist, { recursive: true, force: true });
await run(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: folder });
cpSync(path.join(folder, 'src'), dist, {
  recursive: true,
  filter: (source) => !path.extname(source) || assets.test(source),
});
