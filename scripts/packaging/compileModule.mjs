import { transformWithOxc } from 'vite';

/**
 * Compiles a module with component ids that are the same on server and in the browser.
 * @param {string} code TypeScript
 * @param {string} name path below the package, from which the ids are derived
 * @param {string} namespace prefix of the ids
 * @returns {Promise<string>}
 */
export async function compileModule(code, name, namespace) {
  const compiled = await transformWithOxc(code, name, {
    target: 'es2022',
    sourcemap: false,
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
    jsx: { runtime: 'automatic', development: false },
    plugins: {
      styledComponents: { namespace, displayName: false, fileName: false, ssr: true, minify: true },
    },
  });
  return compiled.code;
}
