import { transformWithOxc } from 'vite';

/**
 * Compiles a module of a package to JavaScript as products take it in: a styled component gets an id
 * that is the same on a server and in a browser.
 *
 * @param {string} code TypeScript
 * @param {string} name the path below the package; the ids are made of it, so it names no machine
 * @param {string} namespace begins the ids, so that they differ from a product's own
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
