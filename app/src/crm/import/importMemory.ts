import { readTabJson, writeTab } from '../../shared/state/tabMemory.ts';

/**
 * What was imported from which file in this tab, so that the same file again doubles nothing. Kept
 * in sessionStorage by person and by the file's digest: numbers of rows only, nothing of a contact.
 */
const prefix = 'fa_import:';
const filesKept = 10;

/** How an earlier import of a file left its rows. */
export interface FileMemory {
  created: Set<number>;
  /** Sent, and no answer came. */
  sent: Set<number>;
}

type Stored = Record<string, { created: string; sent: string }>;

/** Reads what is known of a file; nothing where its digest is '' or storage is refused. */
export function readImport(userId: string, digest: string): FileMemory {
  const stored = read(userId)[digest];
  return { created: numbersOf(stored?.created ?? ''), sent: numbersOf(stored?.sent ?? '') };
}

/** Writes what is known of a file; the files imported least lately are forgotten. */
export function writeImport(userId: string, digest: string, memory: FileMemory): void {
  if (digest === '') return;
  const { [digest]: _before, ...others } = read(userId);
  const kept = Object.fromEntries(Object.entries(others).slice(1 - filesKept));
  const entry = { created: rangesOf(memory.created), sent: rangesOf(memory.sent) };
  const isKnown = entry.created !== '' || entry.sent !== '';
  const all: Stored = isKnown ? { ...kept, [digest]: entry } : others;
  writeTab(prefix + userId, JSON.stringify(all));
}

function read(userId: string): Stored {
  const value = readTabJson(prefix + userId);
  return isStored(value) ? value : {};
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((file: unknown) => {
    if (typeof file !== 'object' || file === null) return false;
    const { created, sent } = file as Partial<Record<'created' | 'sent', unknown>>;
    return typeof created === 'string' && typeof sent === 'string';
  });
}

/** Numbers as `2-40,42`: most rows of a file go the same way. */
export function rangesOf(numbers: ReadonlySet<number>): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** The numbers of such ranges; what is no range is passed over. */
export function numbersOf(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, from, to] of ranges.matchAll(/(\d{1,7})(?:-(\d{1,7}))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number += 1) numbers.add(number);
  }
  return numbers;
}
