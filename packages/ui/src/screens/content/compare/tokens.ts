import type { Run } from '../markup/textModel.ts';
import { isSameMarks } from '../markup/textModel.ts';

/** Difference from the other side: only here, the same words in another format, or none. */
export type PartChange = 'onlyHere' | 'reformatted' | 'none';

export interface ComparedBlock {
  format: string;
  runs: readonly Run[];
}

export interface Token {
  text: string;
  runs: readonly Run[];
  block: number;
  format: string;
  change: PartChange;
}

/** Words and single characters, with the whitespace before them, which is not compared. */
const TOKENS = /\s*(?:[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}])/gu;
/** Marks the end of a block; no text contains it. */
const END = '\u0000';

export function tokensOf({ runs, format }: ComparedBlock, block: number): Token[] {
  const takeRuns = createRunReader(runs);
  const text = runs.map((run) => run.text).join('');
  const rest = { block, format, change: 'onlyHere' } as const;
  return [
    ...Array.from(text.matchAll(TOKENS), ([word]): Token => ({
      text: word,
      runs: takeRuns(word.length),
      ...rest,
    })),
    { text: END, runs: [], ...rest },
  ];
}

export const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text);

/** True if two tokens with the same text look the same, apart from the whitespace before them. */
export function looksSame(one: Token, other: Token): boolean {
  const ownRuns = one.runs.filter(hasText);
  const otherRuns = other.runs.filter(hasText);
  return (
    one.format === other.format &&
    ownRuns.length === otherRuns.length &&
    ownRuns.every((run, index) => {
      const match = otherRuns[index] ?? run;
      return run.text.trim() === match.text.trim() && isSameMarks(run.marks, match.marks);
    })
  );
}

const hasText = ({ text }: Run): boolean => text.trim() !== '';

function createRunReader(runs: readonly Run[]): (length: number) => Run[] {
  let position = 0;
  let offset = 0;
  return (length) => {
    const result: Run[] = [];
    let missing = length;
    for (let run = runs[position]; run && missing > 0; run = runs[position]) {
      const text = run.text.slice(offset, offset + missing);
      if (text !== '') result.push({ text, marks: run.marks });
      missing -= text.length;
      offset += text.length;
      if (offset >= run.text.length) {
        position += 1;
        offset = 0;
      }
    }
    return result;
  };
}
