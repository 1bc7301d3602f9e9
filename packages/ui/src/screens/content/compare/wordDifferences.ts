import { diffArrays } from 'diff';
import type { Mark } from '../markup/textModel.ts';
import { isSameMarks } from '../markup/textModel.ts';
import { isWord, looksSame, tokensOf } from './tokens.ts';
import type { ComparedBlock, PartChange, Token } from './tokens.ts';

export interface DifferencePart {
  text: string;
  marks: readonly Mark[];
  change: PartChange;
}

export interface DifferenceBlock<B> {
  block: B;
  parts: DifferencePart[];
}

export interface Differences<B> {
  first: DifferenceBlock<B>[];
  second: DifferenceBlock<B>[];
  /** 0 to 1; a word in another format counts half. 1 only for identical texts. */
  alike: number;
  hasSameWords: boolean;
}

/** When exceeded, everything counts as different: unrelated long texts take too long. */
const MAX_MS = 400;
/** Limit for texts that differ, so that rounding never shows 100%. */
const MAX_ALIKE = 0.99;

export function wordDifferences<B extends ComparedBlock>(
  first: readonly B[],
  second: readonly B[],
): Differences<B> {
  const one = first.flatMap(tokensOf);
  const other = second.flatMap(tokensOf);
  const tokens = [...one, ...other];
  const shared = pairTokens(one, other);
  const words = tokens.filter(isWord).length;
  const isIdentical = tokens.every(({ change }) => change === 'none');
  return {
    first: blocksOf(first, one),
    second: blocksOf(second, other),
    alike: isIdentical ? 1 : Math.min((2 * shared) / Math.max(1, words), MAX_ALIKE),
    hasSameWords: tokens.every((token) => token.change !== 'onlyHere' || !isSign(token)),
  };
}

const isSign = ({ runs }: Token): boolean => runs.length > 0;

/** Sets the change of each token. Returns the number of common words. */
function pairTokens(one: readonly Token[], other: readonly Token[]): number {
  // `undefined` after the time limit.
  const changes = diffArrays([...one], [...other], {
    timeout: MAX_MS,
    comparator: (mine, theirs) => mine.text.trim() === theirs.text.trim(),
  });
  let start = 0;
  let otherStart = 0;
  let shared = 0;
  for (const { value, added, removed } of changes ?? []) {
    const ofOne = added ? [] : one.slice(start, start + value.length);
    const ofOther = removed ? [] : other.slice(otherStart, otherStart + value.length);
    if (!added && !removed) {
      shared += ofOne.reduce((sum, token, index) => sum + pair(token, ofOther[index]), 0);
    }
    start += ofOne.length;
    otherStart += ofOther.length;
  }
  return shared;
}

/** Returns the weight of a common token among the words. */
function pair(one: Token, other: Token | undefined): number {
  if (!other) return 0;
  const isSame = looksSame(one, other);
  one.change = isSame ? 'none' : 'reformatted';
  other.change = one.change;
  if (!isWord(one)) return 0;
  return isSame ? 1 : 0.5;
}

function blocksOf<B>(blocks: readonly B[], tokens: readonly Token[]): DifferenceBlock<B>[] {
  const result = blocks.map((block): DifferenceBlock<B> => ({ block, parts: [] }));
  for (const { block, runs, change } of tokens) {
    for (const run of runs) addTo(result[block]?.parts ?? [], { ...run, change });
  }
  return result;
}

function addTo(parts: DifferencePart[], part: DifferencePart): void {
  const last = parts.at(-1);
  if (last?.change === part.change && isSameMarks(last.marks, part.marks)) {
    last.text += part.text;
    return;
  }
  // The whitespace before a marked word is not marked.
  const isMarked = part.change !== 'none' && part.change !== last?.change;
  const text = isMarked && last ? part.text.trimStart() : part.text;
  if (last) last.text += part.text.slice(0, part.text.length - text.length);
  if (text !== '') parts.push({ ...part, text });
}
