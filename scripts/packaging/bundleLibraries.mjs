import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const imports = /^import\s+([^;]*?)\s*from\s+"([^"./][^"]*)";/gm;

const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0];

function namesOf(clause) {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = named.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []);
  return /^\w/.test(clause) ? ['default', ...names] : names;
}

/** Returns the imported names of each library that is not installed with the package. */
function importsToBundle(modules, isInstalled) {
  const found = new Map();
  for (const code of modules.values()) {
    for (const [, clause, specifier] of code.matchAll(imports)) {
      if (isInstalled(packageOf(specifier))) continue;
      const names = found.get(specifier) ?? new Set();
      for (const name of namesOf(clause)) names.add(name);
      found.set(specifier, names);
    }
  }
  return found;
}

const fileOf = (specifier) => `vendor/${specifier.replace(/^@/, '').replaceAll('/', '-')}`;

/**
 * Generates entry modules that export the used names of each library, and imports React instead of
 * requiring it.
 */
const entriesPlugin = (used, folder) => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path: id }) => ({ path: id.slice(6), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: specifier }) => ({
      contents: `export { ${[...used.get(specifier)].join(', ')} } from '${specifier}';`,
      resolveDir: folder,
    }));
    onResolve({ filter: /^react(?:-dom)?$/ }, ({ kind, path: id }) =>
      kind === 'require-call' ? { path: id, namespace: 'required' } : { path: id, external: true },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path: id }) => ({
      contents: `export * from '${id}';`,
    }));
  },
});

/** Returns the notices that the licences of the bundled packages demand. */
function licences(inputs, root) {
  const folders = new Set(
    inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []),
  );
  return [...folders]
    .toSorted((one, other) => one.localeCompare(other))
    .map((folder) => licence(path.join(root, folder)))
    .join('\n\n---\n\n');
}

function licence(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  // Some packages state licence and author only in their manifest.
  const notice = file
    ? readFileSync(path.join(folder, file), 'utf8').trim()
    : `Copyright ${author?.name ?? author}`;
  return `${name} ${version} (${license})\n\n${notice}`;
}

/**
 * Bundles the libraries that are development dependencies of a package into it, so that its users do not install them.
 * Only the parts that are imported are included.
 *
 * @param {Map<string, string>} modules compiled code by path; imports of bundled libraries are rewritten
 * @param {{ folder: string, root: string, manifest: object }} of folder of the package, of the repository, and its manifest
 * @returns {Promise<Map<string, string>>} content of the further files by path
 */
export async function bundleLibraries(modules, { folder, root, manifest }) {
  const installed = new Set(
    [manifest.dependencies, manifest.peerDependencies].flatMap((names) => Object.keys(names ?? {})),
  );
  const isInstalled = (name) => installed.has(name);
  const used = importsToBundle(modules, isInstalled);
  if (used.size === 0) return new Map();

  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...used.keys()].map((specifier) => ({
      in: `entry:${specifier}`,
      out: fileOf(specifier),
    })),
    plugins: [entriesPlugin(used, folder)],
    external: [...installed].filter((name) => !/^react(?:-dom)?$/.test(name)),
    bundle: true,
    splitting: true,
    chunkNames: 'vendor/[name]-[hash]',
    metafile: true,
    write: false,
    outdir: path.join(folder, 'dist'),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
  });

  for (const [file, code] of modules) {
    const rewritten = code.replaceAll(imports, (statement, clause, specifier) => {
      if (isInstalled(packageOf(specifier))) return statement;
      const from = path.posix.relative(path.posix.dirname(file), `${fileOf(specifier)}.js`);
      return `import ${clause} from "${from.startsWith('.') ? from : `./${from}`}";`;
    });
    modules.set(file, rewritten);
  }

  const files = outputFiles.map(({ path: file, text }) => [
    path.relative(path.join(folder, 'dist'), file),
    text,
  ]);
  return new Map([
    ...files,
    ['vendor/LICENSES.txt', `${licences(Object.keys(metafile.inputs), root)}\n`],
  ]);
}
