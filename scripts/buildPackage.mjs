import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientModules } from './clientModules.mjs';
import { compileModule } from './compileModule.mjs';
import { bin, root, run } from './run.mjs';

const name = process.argv[2];
const folder = path.join(root, 'packages', name);
const src = path.join(folder, 'src');
const dist = path.join(folder, 'dist');

/** Test files and helpers are not part of the package; see `exclude` in tsconfig.build.json. */
const isOfTests = (file) => /\.test\.tsx?$/.test(file) || file.split(path.sep).includes('testing');
const isModule = (file) => /(?<!\.d)\.tsx?$/.test(file) && !isOfTests(file);
const isAsset = (file) => /\.(?:css|css\.d\.ts|woff2|txt)$/.test(file);

async function compileAll(files) {
  const compiled = files.map(async (file) => {
    const modulePath = file.replaceAll(path.sep, '/');
    const code = await readFile(path.join(src, file), 'utf8');
    return [modulePath.replace(/\.tsx?$/, '.js'), await compileModule(code, modulePath, name)];
  });
  return new Map(await Promise.all(compiled));
}

await rm(dist, { recursive: true, force: true });
await run(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: folder });

const files = await readdir(src, { recursive: true });
for (const file of files.filter(isAsset)) {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await cp(path.join(src, file), path.join(dist, file));
}
const compiled = await compileAll(files.filter(isModule));
const client = clientModules(compiled);
for (const [file, code] of compiled) {
  await writeFile(path.join(dist, file), client.has(file) ? `'use client';\n${code}` : code);
}
