import path from 'node:path';

/** Syntax of modules that run in or render for a browser. */
const browserSyntax =
  /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|from "(?:react\/jsx-runtime|styled-components)"/;

function importsOf(name, code) {
  const specifiers = code.matchAll(/^import\b[^;]*?"(\.[^"]+)";/gm);
  return [...specifiers].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(name), specifier),
  );
}

/**
 * Finds modules that need `'use client'` because they render or call a hook.
 * @param {ReadonlyMap<string, string>} modules compiled code by path
 * @returns {Set<string>} paths
 */
export function clientModules(modules) {
  const found = new Set(
    [...modules.keys()].filter((name) => browserSyntax.test(modules.get(name))),
  );
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [name, code] of modules) {
      if (importsOf(name, code).some((imported) => found.has(imported))) found.add(name);
    }
  }
  return found;
}
