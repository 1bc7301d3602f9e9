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
  /** The language to speak. Its texts are fetched when it is not English and `texts` has none. */
  language: AnyLanguage;
  /**
   * The texts of `language`: nothing is fetched, and the first render speaks it, on a server too.
   * What they lack is English. Another language may be handed in with them. A stable object.
   */
  texts?: Messages | undefined;
  /** What a language control offers. @default the nine of the package */
  languages?: readonly LanguageOption[] | undefined;
  /** Called when a person chooses a language; the parent then passes it as `language`. */
  onLanguageChange?: ((language: AnyLanguage) => void) | undefined;
  /** Called when a language could not be fetched; the texts shown stay as they are. */
  onLanguageFailed?: ((language: AnyLanguage) => void) | undefined;
  /** Writes the language into `<html lang>`: for a product that owns its page. @default false */
  setsDocumentLanguage?: boolean | undefined;
  /** What speaks the language. */
  children: ReactNode;
}

/** Gives the texts below it a language. Keeps nothing in storage. */
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
    // A new callback is no new choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language, texts]);

  useEffect(() => {
    if (!setsDocumentLanguage) return;
    document.documentElement.lang = tagOf(shown.language);
  }, [setsDocumentLanguage, shown.language]);

  const setLanguage = useCallback(
    (next: AnyLanguage) => {
      onLanguageChange?.(next);
      // Choosing again what failed to load changes no prop, so it is tried from here.
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
