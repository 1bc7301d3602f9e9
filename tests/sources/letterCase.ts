/** Modules and folders whose paths differ in letter case only: one file on macOS and Windows. */
export function sameButForCase(files: readonly string[]): string[][] {
  const spellings = new Map<string, string[]>();
  for (const name of new Set(files.flatMap(modulePaths))) {
    const key = name.toLowerCase();
    spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
  return [...spellings.values()].filter((names) => names.length > 1);
}

/** `a/b/C.tsx` is written as `a`, `a/b` and `a/b/C`, and `C.d.ts` or `C.js.map` as `C`. */
function modulePaths(file: string): string[] {
  const parts = file.replace(/(\.d)?\.\w+(\.map)?$/, '').split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
