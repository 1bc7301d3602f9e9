import { foldForSearch } from '@platform/i18n/text';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

export const wordsOf = (search: string): string[] =>
  foldForSearch(search).split(' ').filter(Boolean);

/** Splits a text at matches of the folded words; accents stay with their letter. */
export function markMatches(text: string, words: readonly string[]): TextPart[] {
  const letters = Array.from(text.normalize('NFC'));
  const folded = letters.map((letter) => (/\s/.test(letter) ? ' ' : foldForSearch(letter)));
  const joined = folded.join('');
  const isMatched = letters.map(() => false);
  for (const word of words) {
    const start = joined.indexOf(word);
    if (start < 0) continue;
    let position = 0;
    folded.forEach((letter, index) => {
      if (position >= start && position < start + word.length) isMatched[index] = true;
      position += letter.length;
    });
  }
  return letters.reduce<TextPart[]>((parts, letter, index) => {
    const isMatch = isMatched[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
    return parts;
  }, []);
}
