import { diffArrays } from 'diff';

/** A part of a block; `isOwn` where the other side has none of it. */
interface DifferencePart {
  text: string;
  isOwn: boolean;
}

/** A block as one side has it, with what the other side lacks. */
export interface DifferenceBlock<Kind extends string> {
  kind: Kind;
  parts: DifferencePart[];
}

/** How two texts differ, word by word. */
export interface Differences<Kind extends string> {
  /** The first text. */
  first: DifferenceBlock<Kind>[];
  /** The second text. */
  second: DifferenceBlock<Kind>[];
  /** The share of words that both have, from 0 to 1. */
  alike: number;
}

interface Block<Kind extends string> {
  kind: Kind;
  text: string;
}

/** Words and single marks, with the blanks before them, which are not compared. */
const TOKENS = /\s*(?:[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}])/gu;
/** Stands between blocks: no text holds it. */
const END = '\u0000';
/** Two texts that have nothing in common take longer and longer: then all of both is their own. */
const LONGEST_MS = 400;

/** Compares two texts word by word. */
export function wordDifferences<Kind extends string>(
  first: readonly Block<Kind>[],
  second: readonly Block<Kind>[],
): Differences<Kind> {
  const one = tokensOf(first);
  const other = tokensOf(second);
  // `undefined` where the time was not enough.
  const changes = diffArrays(one, other, {
    timeout: LONGEST_MS,
    comparator: (mine, theirs) => mine.trim() === theirs.trim(),
  });
  const parts = changes ?? [
    { value: one, removed: true, added: false },
    { value: other, removed: false, added: true },
  ];
  const words = (tokens: readonly string[]) =>
    tokens.filter((token) => /[\p{L}\p{N}]/u.test(token));
  const shared = parts.flatMap(({ value, added, removed }) =>
    added || removed ? [] : words(value),
  );
  const all = words(one).length + words(other).length;
  return {
    first: blocksOf(
      first,
      one,
      parts.filter(({ added }) => !added),
    ),
    second: blocksOf(
      second,
      other,
      parts.filter(({ removed }) => !removed),
    ),
    alike: all === 0 ? 1 : (2 * shared.length) / all,
  };
}

function tokensOf(blocks: readonly Block<string>[]): string[] {
  return blocks.flatMap(({ text }) => [...(text.match(TOKENS) ?? []), END]);
}

interface Change {
  value: readonly string[];
  added: boolean;
  removed: boolean;
}

/** Puts the tokens of one side into its blocks again; of what both have, each keeps its own blanks. */
function blocksOf<Kind extends string>(
  blocks: readonly Block<Kind>[],
  tokens: readonly string[],
  changes: readonly Change[],
): DifferenceBlock<Kind>[] {
  const made: DifferenceBlock<Kind>[] = blocks.map(({ kind }) => ({ kind, parts: [] }));
  let block = 0;
  let place = 0;
  for (const { value, added, removed } of changes) {
    for (const token of tokens.slice(place, place + value.length)) {
      if (token === END) block += 1;
      else addTo(made[block]?.parts ?? [], token, added || removed);
    }
    place += value.length;
  }
  return made;
}

function addTo(parts: DifferencePart[], token: string, isOwn: boolean): void {
  const last = parts.at(-1);
  if (last?.isOwn === isOwn) {
    last.text += token;
    return;
  }
  // The blanks before what is marked are not.
  const word = isOwn && last ? token.trimStart() : token;
  if (last) last.text += token.slice(0, token.length - word.length);
  parts.push({ text: word, isOwn });
}
