import { useLanguageContext } from './languageContext.ts';
import type { AnyLanguage, LanguageOption } from './languages.ts';

export interface LanguageState {
  /** The language asked for; back to the shown one when its texts cannot be had. */
  language: AnyLanguage;
  /** Whether the texts of `language` are on their way; the old ones are shown meanwhile. */
  isLoading: boolean;
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
    isLoading: shown.chosen !== shown.language,
    setLanguage,
    languages,
  };
}
