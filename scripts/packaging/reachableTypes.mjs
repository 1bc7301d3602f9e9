import path from 'node:path';

const imports =
  /^(?:import|export)\b[^;]*?\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\("([^"]+)"\)/gm;

const typesOf = (specifier) => specifier.replace(/\.(?:tsx?|js)$/, '.d.ts');

/** Returns a pattern for an export target, in which `*` is one name. */
function patternOf(target) {
  const escaped = target.replace('./', '').replaceAll('.', String.raw`\.`);
  return new RegExp(`^${escaped.replace('*', '[^/]+')}$`);
}

/**
 * Returns the declarations that a package's entry points need.
 *
 * @param {ReadonlyMap<string, string>} declarations code by path
 * @param {{ exports: object, dependencies?: object, peerDependencies?: object }} manifest as published
 * @returns {Set<string>} paths
 * @throws if one of them needs a package that is not installed with this one
 */
export function reachableTypes(declarations, { exports, dependencies, peerDependencies, name }) {
  const entries = Object.values(exports)
    .flatMap(({ types }) => types ?? [])
    .map(patternOf);
  const installed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
  const reached = new Set(
    [...declarations.keys()].filter((file) => entries.some((entry) => entry.test(file))),
  );
  for (const file of reached) {
    for (const [, ...found] of declarations.get(file).matchAll(imports)) {
      const specifier = found.find(Boolean);
      if (specifier.startsWith('.')) {
        reached.add(path.posix.join(path.posix.dirname(file), typesOf(specifier)));
      } else if (!installed.some((of) => specifier === of || specifier.startsWith(`${of}/`))) {
        throw new Error(`${file} is public and needs the types of ${specifier}`);
      }
    }
  }
  return reached;
}
