import { foldForSearch } from '@platform/i18n/text';

export interface WordPart {
  text: string;
  isWord: boolean;
}

/** Shorter words, such as 'is' or 'the', are too common. */
const SHORTEST = 4;
/** Compares stems only: 'opening' finds 'open'. */
const STEM = 4;

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
