import { useLanguageContext } from './languageContext.ts';
import { tagOf } from './languages.ts';
import type { AnyLanguage, LanguageOption } from './languages.ts';

export interface LanguageState {
  /** The chosen language; reverts to the shown one if its texts cannot be loaded. */
  language: AnyLanguage;
  /** BCP 47 tag of the shown texts, for `lang`. */
  tag: string;
  /** True while the texts of `language` load; the previous ones are shown in the meantime. */
  isLoading: boolean;
  /** Chooses a language; the texts change once loaded. */
  setLanguage: (language: AnyLanguage) => void;
  /** Options of a language control. */
  languages: readonly LanguageOption[];
}

/**
 * Returns the language, its loading state and a function that changes it.
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
