import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleLibraries } from './packaging/bundleLibraries.mjs';
import { clientModules } from './packaging/clientModules.mjs';
import { compileModule } from './packaging/compileModule.mjs';
import { publishedManifest } from './packaging/publishedManifest.mjs';
import { reachableTypes } from './packaging/reachableTypes.mjs';
import { supportOlderReact } from './packaging/supportOlderReact.mjs';
import { bin, root, run } from './run.mjs';

const name = process.argv[2];
const folder = path.join(root, 'packages', name);
const src = path.join(folder, 'src');
const dist = path.join(folder, 'dist');
const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
const published = publishedManifest(manifest);

/** Test files and helpers are not part of the package; see `exclude` in tsconfig.build.json. */
const isOfTests = (file) => /\.test\.tsx?$/.test(file) || file.split(path.sep).includes('testing');
const isModule = (file) => /(?<!\.d)\.tsx?$/.test(file) && !isOfTests(file);
const isAsset = (file) => /\.(?:css|css\.d\.ts|woff2|txt)$/.test(file);

const posix = (file) => file.replaceAll(path.sep, '/');

async function compileAll(files) {
  const compiled = files.map(async (file) => {
    const location = posix(file);
    const code = await readFile(path.join(src, file), 'utf8');
    const compiled = await compileModule(code, location, name);
    return [location.replace(/\.tsx?$/, '.js'), supportOlderReact(compiled)];
  });
  return new Map(await Promise.all(compiled));
}

const entriesOutsideDist = ({ exports }) =>
  Object.values(exports).filter((target) => /^\.\/(?!dist\/|package\.json)/.test(target));

async function removeUnreachableTypes() {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  const read = files.map(async (file) => [
    posix(file),
    await readFile(path.join(dist, file), 'utf8'),
  ]);
  const declarations = new Map(await Promise.all(read));
  const reached = reachableTypes(declarations, published);
  for (const file of declarations.keys()) if (!reached.has(file)) await rm(path.join(dist, file));
}

await rm(dist, { recursive: true, force: true });
await run(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: folder });

const files = await readdir(src, { recursive: true });
for (const file of files.filter(isAsset)) {
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await cp(path.join(src, file), path.join(dist, file));
}
await removeUnreachableTypes();

const compiled = await compileAll(files.filter(isModule));
const client = clientModules(compiled);
const libraries = await bundleLibraries(compiled, { folder, root, manifest });
if (libraries.size > 0) await mkdir(path.join(dist, 'vendor'));
for (const [file, code] of libraries) await writeFile(path.join(dist, file), code);
for (const [file, code] of compiled) {
  await writeFile(path.join(dist, file), client.has(file) ? `'use client';\n${code}` : code);
}

await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md', ...entriesOutsideDist(manifest)]) {
  await cp(path.join(folder, file), path.join(dist, path.basename(file)));
}
for (const file of Object.values(manifest.bin ?? {})) {
  await cp(path.join(folder, file), path.join(dist, file));
}
