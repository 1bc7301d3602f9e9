import { createContext, use } from 'react';
import type { Formats } from './formats.ts';
import type { AnyLanguage, LanguageOption } from './languages.ts';
import type { Shown, Translator } from './translator.ts';

export interface LanguageContextValue {
  shown: Shown;
  register: Translator['register'];
  setLanguage: (language: AnyLanguage) => void;
  languages: readonly LanguageOption[];
  formats: Formats;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

export function useLanguageContext(hook: string): LanguageContextValue {
  const value = use(LanguageContext);
  if (!value) {
    throw new Error(
      `${hook} was called outside of LanguageProvider, so there is no language to speak. ` +
        'Wrap the tree in <LanguageProvider language="en"> from @platform/i18n.',
    );
  }
  return value;
}

/** True inside a `LanguageProvider`. */
export const useHasLanguage = (): boolean => use(LanguageContext) !== null;
