/** The interface languages: code, English name and the name its speakers use. */
export const LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский' },
  { code: 'te', name: 'Telugu', nativeName: 'తెలుగు' },
] as const;

/** A language that can be chosen. */
export interface LanguageOption {
  /** BCP 47, as `lang` takes it. */
  code: string;
  /** Name in the language itself. */
  nativeName: string;
}

export type Language = (typeof LANGUAGES)[number]['code'];

/** Pseudo-language for tests and stories: English with accents, longer, in brackets. */
export type PseudoLanguage = 'pseudo';

/** A language of the package, or the code of one whose texts are passed in. */
export type AnyLanguage = Language | PseudoLanguage | (string & {});

/** The BCP 47 tag of a language, as `lang` takes it. */
export const tagOf = (language: AnyLanguage): string => (language === 'pseudo' ? 'en' : language);

/** Locale for the dates of a language: British for English. */
export function dateLocaleOf(language: AnyLanguage): string {
  const tag = tagOf(language);
  return tag === 'en' ? 'en-GB' : tag;
}

/** True if a value, for example from a URL, is the code of an interface language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language.code === value);
}
