export interface TextStatistics {
  words: number;
  /** 0 to 100, higher is easier; null for a short text or a language without a formula. */
  readingEase: number | null;
}

/** Shorter texts get no score. */
const MIN_WORDS = 20;

type Rule = (perSentence: number, perWord: number) => number;

/* Flesch (en), Amstad (de), Fernández Huerta (es), Kandel and Moles (fr), Franchina and Vacca
   (it), Martins (pt), Oborneva (ru). Syllables are approximated by groups of vowels. */
const RULES: Readonly<Record<string, Rule>> = {
  en: (sentence, word) => 206.835 - 1.015 * sentence - 84.6 * word,
  de: (sentence, word) => 180 - sentence - 58.5 * word,
  es: (sentence, word) => 206.84 - 1.02 * sentence - 60 * word,
  fr: (sentence, word) => 207 - 1.015 * sentence - 73.6 * word,
  it: (sentence, word) => 217 - 1.3 * sentence - 60 * word,
  pt: (sentence, word) => 248.835 - 1.015 * sentence - 84.6 * word,
  ru: (sentence, word) => 206.835 - 1.3 * sentence - 60.1 * word,
};

const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýœаеёиоуыэюя]+/giu;
/** Silent e at the end of an English word. */
const SILENT = /[^aeiouyl]e$/i;

export function textStatistics(text: string, language: string): TextStatistics {
  const words = text.match(WORDS) ?? [];
  const [primary = ''] = language.split('-');
  const rule = RULES[primary];
  if (!rule || words.length < MIN_WORDS) return { words: words.length, readingEase: null };
  const sentences = text.split(/[.!?…。]+(?:\s|$)|\n{2,}/u).filter((each) => /\p{L}/u.test(each));
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word, primary), 0);
  const ease = rule(words.length / Math.max(1, sentences.length), syllables / words.length);
  return { words: words.length, readingEase: Math.round(Math.min(100, Math.max(0, ease))) };
}

function syllablesIn(word: string, language: string): number {
  const groups = word.match(VOWELS)?.length ?? 0;
  const isMute = language === 'en' && groups > 1 && SILENT.test(word);
  return Math.max(1, isMute ? groups - 1 : groups);
}
