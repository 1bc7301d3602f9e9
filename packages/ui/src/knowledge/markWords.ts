import { foldForSearch } from '@platform/i18n/text';

/** A piece of a text, and whether it is a word of the question. */
export interface WordPart {
  text: string;
  isWord: boolean;
}

/** Words shorter than this say little: 'is', 'the', 'do'. */
const SHORTEST = 4;
/** Endings differ: 'opening' finds 'open'. */
const STEM = 4;

/** Divides a passage at its words that begin as a word of the question does. */
export function markWords(passage: string, question: string): WordPart[] {
  const stems = new Set(
    (question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .map(foldForSearch)
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.slice(0, STEM)),
  );
  const parts = passage.split(/([\p{L}\p{M}\p{N}]+)/u).filter(Boolean);
  return parts.map((text) => ({ text, isWord: stems.has(foldForSearch(text).slice(0, STEM)) }));
}
