import type { Rolldown } from 'vite';
import { leanArea, pageOwner, publicArea } from './chunkOwners.ts';

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The group of a module by its id; null leaves it to the bundler. */
export type Groups = ReadonlyMap<string, string | null>;

/** What two areas share below this many bytes of source gets no chunk of its own. */
const smallest = 27_000;

/** As much for a lazy part: some 8 KiB once it is minified. */
const smallestPart = 14_000;

/** An area whose pages are smaller than this has no chunk of its own: they are lazy parts. */
const smallestArea = 4000;

/** The chunks that every page loads. */
export const frameChunks: ReadonlySet<string> = new Set(['vendor', 'base', 'ui']);

/** What every page has loaded before a lazy part. */
const frameGroups: ReadonlySet<string> = new Set(['', 'parts', ...frameChunks]);

/** Every module that a chunk and what it imports hold. */
export function modulesOf(chunks: Chunks, root: Rolldown.OutputChunk): Set<string> {
  const found = new Set<Rolldown.OutputChunk>([root]);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/** The bytes of each module. */
export const sizesOf = (chunks: Chunks): ReadonlyMap<string, number> =>
  new Map(
    [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );

const sum = (ids: Iterable<string>, sizes: ReadonlyMap<string, number>): number =>
  [...ids].reduce((bytes, id) => bytes + (sizes.get(id) ?? 0), 0);

/** The groups that `isSmall` picks, by their name, their modules and the bytes of these. */
function smallGroups(
  groups: Groups,
  sizes: ReadonlyMap<string, number>,
  isSmall: (group: string, ids: readonly string[], bytes: number) => boolean,
): ReadonlySet<string | null> {
  const names = new Set([...groups.values()].filter((group) => group !== null));
  const idsOf = (name: string) => [...groups].filter(([, own]) => own === name).map(([id]) => id);
  return new Set([...names].filter((name) => isSmall(name, idsOf(name), sum(idsOf(name), sizes))));
}

/** Puts what two areas share with what more of them do, where it is not worth a request of its own. */
export function withoutSmallPairs(groups: Groups, sizes: ReadonlyMap<string, number>): Groups {
  const small = smallGroups(
    groups,
    sizes,
    (group, _ids, bytes) => group.includes('-') && bytes < smallest,
  );
  // The sign-in page comes without `ui`.
  const home = (group: string | null) => {
    if (group?.startsWith(publicArea)) return 'base';
    return group?.split('-').includes(leanArea) ? 'ui' : 'shared';
  };
  return new Map([...groups].map(([id, group]) => [id, small.has(group) ? home(group) : group]));
}

/** Leaves the pages of a very small area to `smallParts`. */
export function withoutSmallAreas(groups: Groups, sizes: ReadonlyMap<string, number>): Groups {
  const small = smallGroups(
    groups,
    sizes,
    (group, ids, bytes) => ids.some((id) => pageOwner(id) === group) && bytes < smallestArea,
  );
  return new Map([...groups].map(([id, group]) => [id, small.has(group) ? null : group]));
}

/** Puts the lazy parts that are not worth a request of their own together. */
export function smallParts(
  roots: readonly Rolldown.OutputChunk[],
  chunks: Chunks,
  groups: Groups,
  sizes: ReadonlyMap<string, number>,
): Groups {
  const parts = roots.map((root) => {
    const ids = [...modulesOf(chunks, root)];
    const isPlain = ids.every((id) => frameGroups.has(groups.get(id) ?? ''));
    return isPlain ? ids.filter((id) => groups.get(id) === null) : [];
  });
  return new Map(
    parts
      .filter((own) => sum(own, sizes) < smallestPart)
      .flatMap((own) => own.map((id) => [id, 'parts'] as const)),
  );
}
