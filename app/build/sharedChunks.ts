import type { Rolldown } from 'vite';
import { framePartName, ownerOf, pageOwner } from './chunkOwners.ts';
import { sum } from './chunkSizes.ts';
import type { Chunks, Groups } from './chunkSizes.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Number of files for shared modules: each one reduces the bytes of a first page and costs a
 * request.
 */
const fileCount = 5;

/** Weight of the layers, in pages, because every page loads them eventually. */
const layersWeight = 4;

interface Part {
  ids: readonly string[];
  owners: ReadonlySet<string>;
  bytes: number;
  chunks: readonly Chunk[];
}

type Files = ReadonlyMap<Part, number>;

type Imports = ReadonlyMap<Part, readonly Part[]>;

function loadedWith(page: Chunk, chunks: Chunks, fileOf: (id: string) => string | null) {
  const loaded = new Set([page]);
  for (const { imports, moduleIds } of loaded) {
    const files = new Set(moduleIds.map(fileOf));
    for (const chunk of chunks.values()) {
      const sharesFile = chunk.moduleIds
        .map(fileOf)
        .some((file) => file !== null && files.has(file));
      if (sharesFile || imports.includes(chunk.fileName)) loaded.add(chunk);
    }
  }
  return loaded;
}

function partsOf(chunks: Chunks, groups: Groups, sizes: ReadonlyMap<string, number>): Part[] {
  const isShared = (id: string) => groups.get(id) === 'shared';
  const fileOf = (id: string) => (isShared(id) ? null : (groups.get(id) ?? null));
  const pages = [...chunks.values()].flatMap((chunk) => {
    const owner = ownerOf(chunk);
    const isPage = pageOwner(chunk.facadeModuleId ?? '') || owner === framePartName;
    return isPage ? [{ owner, loaded: loadedWith(chunk, chunks, fileOf) }] : [];
  });
  const parts = new Map<string, Part>();
  for (const chunk of chunks.values()) {
    const ids = chunk.moduleIds.filter(isShared);
    if (ids.length === 0) continue;
    const owners = new Set(
      pages.filter(({ loaded }) => loaded.has(chunk)).map(({ owner }) => owner),
    );
    const key = [...owners].join();
    const others = parts.get(key);
    parts.set(key, {
      ids: [...(others?.ids ?? []), ...ids],
      owners,
      bytes: sum(ids, sizes) + (others?.bytes ?? 0),
      chunks: [...(others?.chunks ?? []), chunk],
    });
  }
  return [...parts.values()].toSorted((one, other) => other.bytes - one.bytes);
}

function importsOf(parts: readonly Part[]): Imports {
  return new Map(
    parts.map((part) => {
      const names = new Set(part.chunks.flatMap(({ imports }) => imports));
      const isImported = (other: Part) => other.chunks.some(({ fileName }) => names.has(fileName));
      return [part, parts.filter((other) => other !== part && isImported(other))] as const;
    }),
  );
}

/** Transitive imports of each file, including itself. */
function filesWith(files: Files, imports: Imports): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map([...files.values()].map((file) => [file, new Set([file])] as const));
  for (const [part, file] of files)
    for (const imported of imports.get(part) ?? [])
      found.get(file)?.add(files.get(imported) ?? file);
  for (const needed of found.values())
    for (const file of needed) for (const next of found.get(file) ?? []) needed.add(next);
  return found;
}

/** Sums the fourth powers of each owner's bytes, which evens out pages; Infinity for circular imports. */
function costOf(files: Files, imports: Imports): number {
  const needed = filesWith(files, imports);
  const isCircular = ([file, others]: readonly [number, ReadonlySet<number>]) =>
    [...others].some((other) => other !== file && needed.get(other)?.has(file));
  if ([...needed].some(isCircular)) return Infinity;
  const loaded = new Map<string, Set<number>>();
  const bytesOf = new Map<number, number>();
  for (const [{ owners, bytes }, file] of files) {
    bytesOf.set(file, bytes + (bytesOf.get(file) ?? 0));
    for (const owner of owners)
      loaded.set(owner, new Set([...(loaded.get(owner) ?? []), ...(needed.get(file) ?? [])]));
  }
  return [...loaded].reduce((cost, [owner, modules]) => {
    const times = owner === framePartName ? layersWeight : 1;
    return cost + times * sum(modules, bytesOf) ** 4;
  }, 0);
}

/** Sets of parts to move together: a part alone, with its imports, and with its importers. */
function movesOf(parts: readonly Part[], imports: Imports): readonly ReadonlySet<Part>[] {
  const importersOf = (part: Part) =>
    parts.filter((other) => imports.get(other)?.includes(part) ?? false);
  const withAll = (part: Part, next: (one: Part) => readonly Part[]) => {
    const found = new Set([part]);
    for (const one of found) for (const other of next(one)) found.add(other);
    return found;
  };
  return [
    ...parts.map((part) => new Set([part])),
    ...parts.map((part) => withAll(part, (one) => imports.get(one) ?? [])),
    ...parts.map((part) => withAll(part, importersOf)),
  ];
}

/** Applies the best move until none saves anything. */
function assignFiles(parts: readonly Part[]): Files {
  const imports = importsOf(parts);
  const moves = movesOf(parts, imports);
  let best = { files: new Map(parts.map((part) => [part, 0])), cost: Infinity };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    const { files } = best;
    for (const move of moves) {
      for (let file = 0; file < fileCount; file += 1) {
        const moved = new Map([...files, ...[...move].map((part) => [part, file] as const)]);
        const cost = costOf(moved, imports);
        if (cost >= best.cost) continue;
        best = { files: moved, cost };
        isBetter = true;
      }
    }
  }
  return best.files;
}

/** Splits modules that areas share into a few chunks; a first page loads few extra bytes. */
export function splitShared(
  groups: Groups,
  chunks: Chunks,
  sizes: ReadonlyMap<string, number>,
): Groups {
  const files = assignFiles(partsOf(chunks, groups, sizes));
  const names = [...files].flatMap(([{ ids }, file]) =>
    ids.map((id) => [id, file === 0 ? 'shared' : `shared${file + 1}`] as const),
  );
  return new Map([...groups, ...names]);
}
