import { foldForSearch } from '@platform/i18n/text';

export interface WordPart {
  text: string;
  isWord: boolean;
}

/** Shorter words, such as 'is' or 'the', are too common. */
const MIN_WORD_LENGTH = 4;
/** Compares stems only: 'opening' finds 'open'. */
const STEM_LENGTH = 4;

export function markWords(passage: string, question: string): WordPart[] {
  const stems = new Set(
    (question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .map(foldForSearch)
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .map((word) => word.slice(0, STEM_LENGTH)),
  );
  const parts = passage.split(/([\p{L}\p{M}\p{N}]+)/u).filter(Boolean);
  return parts.map((text) => ({
    text,
    isWord: stems.has(foldForSearch(text).slice(0, STEM_LENGTH)),
  }));
}
