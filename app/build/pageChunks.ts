import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Rolldown } from 'vite';
import type { areas } from '../src/areas.ts';

const manifests = fileURLToPath(new URL('../src/areas.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;

export type PageChunks = readonly (readonly [prefix: string, files: readonly string[]])[];

function addWithImports(bundle: Bundle, name: string, found: Set<string>): void {
  const file = bundle[name];
  if (found.has(name) || file?.type !== 'chunk') return;
  found.add(name);
  for (const imported of file.imports) addWithImports(bundle, imported, found);
}

const fileOf = (bundle: Bundle, chunk: string): string =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.name === chunk)?.fileName ??
  '';

/** Chunks that each area needs beyond the entry, longest path first; repeated ones are omitted. */
export async function pageChunks(bundle: Bundle): Promise<PageChunks> {
  const { module } = await runnerImport<{ areas: typeof areas }>(manifests, { logLevel: 'warn' });
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const initial = new Set<string>();
  if (entry) addWithImports(bundle, entry.fileName, initial);

  const filesOf = (chunks: readonly string[]) => {
    const found = new Set<string>();
    for (const chunk of chunks) addWithImports(bundle, fileOf(bundle, chunk), found);
    return [...found].filter((file) => !initial.has(file));
  };
  const all = module.areas
    .flatMap(({ name, pages }) =>
      pages.map((page) => {
        const { path, access = 'signedIn' } = page;
        const [prefix = path] = path.split('/:');
        const pageName = 'section' in page && page.section ? `${name}.${page.section}` : name;
        return [prefix, filesOf(access === 'signedIn' ? ['ui', pageName] : [pageName])] as const;
      }),
    )
    .toSorted(([one], [other]) => other.length - one.length);
  return all.filter(([prefix, files], index) => {
    const above = all.slice(index + 1).find(([shorter]) => prefix.startsWith(shorter));
    return above?.[1].join() !== files.join();
  });
}
