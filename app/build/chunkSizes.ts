import type { Rolldown } from 'vite';
import { budgetedArea, pageOwner, publicArea } from './chunkOwners.ts';

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export type Groups = ReadonlyMap<string, string | null>;

/** Minimum size of a chunk that a few areas share, in bytes of source. */
const smallest = 27_000;

/** Minimum size of a lazy part's own chunk, in bytes of source: about 9 KiB minified. */
const smallestPart = 18_500;

/** Minimum size of an area's own chunk, in bytes of source; smaller areas become lazy parts. */
const smallestArea = 4000;

/** Chunks that every page loads. */
export const frameChunks: ReadonlySet<string> = new Set(['vendor', 'base', 'ui']);

/** Chunks that are loaded before any lazy part. */
const frameGroups: ReadonlySet<string> = new Set(['', 'parts', ...frameChunks]);

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

export const sizesOf = (chunks: Chunks): ReadonlyMap<string, number> =>
  new Map(
    [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );

export const sum = <Id>(ids: Iterable<Id>, sizes: ReadonlyMap<Id, number>): number =>
  [...ids].reduce((bytes, id) => bytes + (sizes.get(id) ?? 0), 0);

function smallGroups(
  groups: Groups,
  sizes: ReadonlyMap<string, number>,
  isSmall: (group: string, ids: readonly string[], bytes: number) => boolean,
): ReadonlySet<string | null> {
  const names = new Set([...groups.values()].filter((group) => group !== null));
  const idsOf = (name: string) => [...groups].filter(([, own]) => own === name).map(([id]) => id);
  return new Set([...names].filter((name) => isSmall(name, idsOf(name), sum(idsOf(name), sizes))));
}

const isOfPublicArea = (group: string): boolean => group.startsWith(publicArea);

const areasIn = (group: string): string[] => group.replace(/-dialogs$/, '').split('-');

/**
 * Merges groups too small for a request of their own into a larger shared group. Modules whose
 * dependencies only a few areas have stay with those, or every page would load them.
 */
export function withoutSmallGroups(
  groups: Groups,
  chunks: Chunks,
  sizes: ReadonlyMap<string, number>,
): Groups {
  const ofFew = new Set([...groups.values()].filter((group) => group?.includes('-')));
  const small = smallGroups(
    groups,
    sizes,
    (group, _ids, bytes) => ofFew.has(group) && bytes < smallest,
  );
  const isEverywhere = (id: string) => {
    const group = groups.get(id) ?? '';
    return group === 'shared' || frameChunks.has(group) || small.has(group);
  };
  /** Returns the chunk that this one can join by its dependencies; undefined if none. */
  const bundleOf = (chunk: Rolldown.OutputChunk) => {
    const missing = [...modulesOf(chunks, chunk)].filter((id) => !isEverywhere(id));
    if (missing.length === 0) return 'shared';
    return missing.every((id) => groups.get(id) === 'parts') ? 'parts' : null;
  };
  /** `base` loads first, so it must not import other chunks. */
  const fitsBase = (chunk: Rolldown.OutputChunk) =>
    [...modulesOf(chunks, chunk)].every((id) => {
      const group = groups.get(id) ?? '';
      return group === 'vendor' || group === 'base' || isOfPublicArea(group);
    });
  const inBase = new Set(
    [...chunks.values()].filter(fitsBase).flatMap(({ moduleIds }) => moduleIds),
  );
  const bundles = new Map(
    [...chunks.values()].flatMap((chunk) => {
      const bundle = bundleOf(chunk);
      return chunk.moduleIds.map((id) => [id, bundle] as const);
    }),
  );
  const large = [...ofFew].filter((group) => group !== null && !small.has(group));
  const around = (group: string) =>
    large.find((one) => areasIn(group).every((area) => areasIn(one ?? '').includes(area)));
  const home = (id: string, group: string) => {
    // The sign-in page does not load `ui`.
    if (isOfPublicArea(group)) return inBase.has(id) ? 'base' : (bundles.get(id) ?? 'shared');
    if (areasIn(group).includes(budgetedArea)) return 'ui';
    return bundles.get(id) ?? around(group) ?? 'dialogs';
  };
  const bundleIn = (id: string, group: string | null) => {
    if (!group || !ofFew.has(group)) return group;
    const bundle = small.has(group) ? home(id, group) : group;
    return bundle.endsWith('-dialogs') && areasIn(bundle).length > 1 ? 'dialogs' : bundle;
  };
  return new Map([...groups].map(([id, group]) => [id, bundleIn(id, group)]));
}

/** Leaves the pages of very small areas to `smallParts`. */
export function withoutSmallAreas(groups: Groups, sizes: ReadonlyMap<string, number>): Groups {
  const small = smallGroups(
    groups,
    sizes,
    (group, ids, bytes) => ids.some((id) => pageOwner(id) === group) && bytes < smallestArea,
  );
  return new Map([...groups].map(([id, group]) => [id, small.has(group) ? null : group]));
}

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
