import type { Rolldown } from 'vite';
import { framePartName, ownerOf, pageOwner } from './chunkOwners.ts';
import { sum } from './chunkSizes.ts';
import type { Chunks, Groups } from './chunkSizes.ts';

type Chunk = Rolldown.OutputChunk;

/** How many files what areas share comes in: each spares bytes of a first page and costs a request. */
const count = 3;

/** What the same pages need of what areas share. */
interface Part {
  ids: readonly string[];
  /** The areas of these pages, their sections, and the frame's own lazy parts. */
  owners: ReadonlySet<string>;
  bytes: number;
  /** The chunks that hold it in the build without groups. */
  chunks: readonly Chunk[];
}

/** Which of the files each part comes in. */
type Files = ReadonlyMap<Part, number>;

type Imports = ReadonlyMap<Part, readonly Part[]>;

/** The chunks that a page loads: those it imports, and those that come in one file with any of them. */
function loadedWith(page: Chunk, chunks: Chunks, fileOf: (id: string) => string | null) {
  const loaded = new Set([page]);
  for (const { imports, moduleIds } of loaded) {
    const files = new Set(moduleIds.map(fileOf));
    for (const chunk of chunks.values()) {
      const isBeside = chunk.moduleIds.map(fileOf).some((file) => file !== null && files.has(file));
      if (isBeside || imports.includes(chunk.fileName)) loaded.add(chunk);
    }
  }
  return loaded;
}

/** The parts, the largest first. */
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

/** The other parts that each part imports. */
function importsOf(parts: readonly Part[]): Imports {
  return new Map(
    parts.map((part) => {
      const names = new Set(part.chunks.flatMap(({ imports }) => imports));
      const isImported = (other: Part) => other.chunks.some(({ fileName }) => names.has(fileName));
      return [part, parts.filter((other) => other !== part && isImported(other))] as const;
    }),
  );
}

/** The files that come with each file: itself, and what it imports. */
function filesWith(files: Files, imports: Imports): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map([...files.values()].map((file) => [file, new Set([file])] as const));
  for (const [part, file] of files)
    for (const imported of imports.get(part) ?? [])
      found.get(file)?.add(files.get(imported) ?? file);
  for (const needed of found.values())
    for (const file of needed) for (const next of found.get(file) ?? []) needed.add(next);
  return found;
}

/** The bytes that all owners load together; Infinity where two files import each other. */
function bytesLoaded(files: Files, imports: Imports): number {
  const needed = filesWith(files, imports);
  const loaded = new Map<number, Set<string>>();
  for (const [{ owners }, file] of files) {
    for (const other of needed.get(file) ?? []) {
      if (other !== file && needed.get(other)?.has(file)) return Infinity;
      loaded.set(other, new Set([...(loaded.get(other) ?? []), ...owners]));
    }
  }
  const timesLoaded = (file: number) => loaded.get(file)?.size ?? 0;
  return [...files].reduce((total, [{ bytes }, file]) => total + bytes * timesLoaded(file), 0);
}

/** Part by part goes where the least is loaded with it, until none would be better off elsewhere. */
function assignFiles(parts: readonly Part[]): Files {
  const imports = importsOf(parts);
  let files: Files = new Map(parts.map((part) => [part, 0]));
  let least = bytesLoaded(files, imports);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const part of parts) {
      for (let file = 0; file < count; file += 1) {
        const moved = new Map(files).set(part, file);
        const bytes = bytesLoaded(moved, imports);
        if (bytes >= least) continue;
        files = moved;
        least = bytes;
        isBetter = true;
      }
    }
  }
  return files;
}

/** Splits what areas share into a few files, so that a first page loads little of what only others need. */
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
