import { useLanguageContext } from './languageContext.ts';
import { tagOf } from './languages.ts';
import type { AnyLanguage, LanguageOption } from './languages.ts';

export interface LanguageState {
  /** The language asked for; back to the shown one when its texts cannot be had. */
  language: AnyLanguage;
  /** BCP 47 tag of the texts that are shown, for `lang`. */
  tag: string;
  /** Whether the texts of `language` are on their way; the old ones are shown meanwhile. */
  isLoading: boolean;
  /** Asks for another language; what is shown changes once its texts are there. */
  setLanguage: (language: AnyLanguage) => void;
  /** What can be chosen. */
  languages: readonly LanguageOption[];
}

/**
 * Reads and changes the interface language.
 *
 * @throws outside of LanguageProvider
 */
export function useLanguage(): LanguageState {
  const { shown, setLanguage, languages } = useLanguageContext('useLanguage');
  return {
    language: shown.chosen,
    tag: tagOf(shown.language),
    isLoading: shown.chosen !== shown.language,
    setLanguage,
    languages,
  };
}
