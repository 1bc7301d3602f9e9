import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { commonTexts } from './en/common.ts';
import { useTimeZone } from './clock/useClock.ts';
import { platformFormatsIn } from './formats.ts';
import { LanguageContext } from './languageContext.ts';
import { LANGUAGES, tagOf } from './languages.ts';
import type { AnyLanguage, LanguageOption } from './languages.ts';
import { createTranslator } from './translator.ts';
import type { Translator, TranslatorOptions } from './translator.ts';
import type { Messages } from './types.ts';

export interface LanguageProviderProps {
  /** The interface language. Its texts are fetched unless it is English or `texts` has them. */
  language: AnyLanguage;
  /** Texts of `language`, used from the first render, also on a server. Must be a stable object. */
  texts?: Messages | undefined;
  /** Options of a language control. @default the nine of the package */
  languages?: readonly LanguageOption[] | undefined;
  /** Called when the user chooses a language; the parent then passes it as `language`. */
  onLanguageChange?: ((language: AnyLanguage) => void) | undefined;
  /** Called when a language could not be fetched; the current texts are kept. */
  onLanguageFailed?: ((language: AnyLanguage) => void) | undefined;
  /** Sets `<html lang>`: for a product that owns its page. @default false */
  setsDocumentLanguage?: boolean | undefined;
  /** Rendered in the language. */
  children: ReactNode;
}

/** Provides the interface language. Stores nothing. */
export function LanguageProvider({
  language,
  texts,
  languages = LANGUAGES,
  onLanguageChange,
  onLanguageFailed,
  setsDocumentLanguage = false,
  children,
}: LanguageProviderProps) {
  const [translator] = useState(() => begin({ language, texts }));
  const timeZone = useTimeZone();
  const shown = useSyncExternalStore(translator.subscribe, translator.shown, translator.shown);

  const choose = useCallback(
    async (next: AnyLanguage, handedIn?: Messages) => {
      if (!(await translator.choose(next, handedIn))) onLanguageFailed?.(next);
    },
    [translator, onLanguageFailed],
  );

  useEffect(() => {
    void choose(language, texts);
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback is no new choice
  }, [language, texts]);

  useEffect(() => {
    if (shown.failures > 0) onLanguageFailed?.(shown.language);
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback is no new failure
  }, [shown.failures]);

  useEffect(() => {
    if (!setsDocumentLanguage) return;
    document.documentElement.lang = tagOf(shown.language);
  }, [setsDocumentLanguage, shown.language]);

  const setLanguage = useCallback(
    (next: AnyLanguage) => {
      onLanguageChange?.(next);
      // Choosing the same language again after a failure changes no prop, so retry here.
      if (next === language) void choose(next);
    },
    [language, onLanguageChange, choose],
  );

  const value = useMemo(
    () => ({
      shown,
      register: translator.register,
      setLanguage,
      languages,
      formats: platformFormatsIn(timeZone),
    }),
    [shown, translator, setLanguage, languages, timeZone],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function begin(options: TranslatorOptions): Translator {
  const translator = createTranslator(options);
  translator.register(commonTexts);
  return translator;
}
