import { readTabJson, writeTab } from '../../tabStorage.ts';

/** Prevents duplicates on a second import. Holds row numbers only, no contact data. */
const prefix = 'fa_import:';
const maxFiles = 10;

export interface SentRows {
  created: Set<number>;
  /** Sent without a response. */
  sent: Set<number>;
}

type Stored = Record<string, { created: string; sent: string }>;

export function readSentRows(userId: string, digest: string): SentRows {
  const stored = read(userId)[digest];
  return { created: numbersOf(stored?.created ?? ''), sent: numbersOf(stored?.sent ?? '') };
}

export function writeSentRows(userId: string, digest: string, rows: SentRows): void {
  if (digest === '') return;
  const { [digest]: _before, ...others } = read(userId);
  const recentFiles = Object.fromEntries(Object.entries(others).slice(1 - maxFiles));
  const entry = { created: rangesOf(rows.created), sent: rangesOf(rows.sent) };
  const hasRows = entry.created !== '' || entry.sent !== '';
  const all: Stored = hasRows ? { ...recentFiles, [digest]: entry } : others;
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

/** Writes numbers as `2-40,42`, which is short because most rows end the same way. */
export function rangesOf(numbers: ReadonlySet<number>): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

export function numbersOf(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, from, to] of ranges.matchAll(/(\d{1,7})(?:-(\d{1,7}))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number += 1) numbers.add(number);
  }
  return numbers;
}
