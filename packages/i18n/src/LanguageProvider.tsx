import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { commonTexts } from './en/common.ts';
import { LanguageContext } from './languageContext.ts';
import { createTranslator } from './translator.ts';
import type { AnyLanguage, Translator } from './translator.ts';

export interface LanguageProviderProps {
  /** The language to speak. Its texts are fetched when it is not English. */
  language: AnyLanguage;
  /** Called when a person chooses a language; the parent then passes it as `language`. */
  onLanguageChange?: (language: AnyLanguage) => void;
  /** Called when a language could not be fetched; the texts shown stay as they are. */
  onLanguageFailed?: (language: AnyLanguage) => void;
  children: ReactNode;
}

/**
 * Gives the texts below it a language and tells the document (`<html lang>`). Keeps nothing in
 * storage.
 */
export function LanguageProvider({
  language,
  onLanguageChange,
  onLanguageFailed,
  children,
}: LanguageProviderProps) {
  const [translator] = useState(createEnglish);
  const shown = useSyncExternalStore(translator.subscribe, translator.shown, translator.shown);

  const choose = useCallback(
    async (next: AnyLanguage) => {
      if (!(await translator.choose(next))) onLanguageFailed?.(next);
    },
    [translator, onLanguageFailed],
  );

  useEffect(() => {
    void choose(language);
    // A new callback is no new choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language]);

  useEffect(() => {
    document.documentElement.lang = shown.language === 'pseudo' ? 'en' : shown.language;
  }, [shown.language]);

  const setLanguage = useCallback(
    (next: AnyLanguage) => {
      onLanguageChange?.(next);
      // Choosing again what failed to load changes no prop, so it is tried from here.
      if (next === language) void choose(next);
    },
    [language, onLanguageChange, choose],
  );

  const value = useMemo(
    () => ({ shown, register: translator.register, setLanguage }),
    [shown, translator, setLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function createEnglish(): Translator {
  const translator = createTranslator();
  translator.register(commonTexts);
  return translator;
}
