import path from 'node:path';

/** What only a module that runs in a browser, or draws for one, may do. */
const drawsOrHooks =
  /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|from "(?:react\/jsx-runtime|styled-components)"/;

/** Relative modules that a module uses itself; what it merely passes on is not among them. */
function importsOf(name, code) {
  const specifiers = code.matchAll(/^import\b[^;]*?"(\.[^"]+)";/gm);
  return [...specifiers].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(name), specifier),
  );
}

/**
 * Finds the modules that a server component may only refer to: those that draw or call a hook, and
 * those that use one of these at once, such as `lazyComponent(…)` at the top of a module.
 *
 * @param {ReadonlyMap<string, string>} modules compiled code by path
 * @returns {Set<string>} paths
 */
export function clientModules(modules) {
  const found = new Set([...modules.keys()].filter((name) => drawsOrHooks.test(modules.get(name))));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [name, code] of modules) {
      if (importsOf(name, code).some((imported) => found.has(imported))) found.add(name);
    }
  }
  return found;
}
