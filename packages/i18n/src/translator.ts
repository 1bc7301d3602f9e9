import rosetta from 'rosetta';
import { findText } from './findText.ts';
import { interpolate } from './interpolate.ts';
import type { Params } from './interpolate.ts';
import type { AnyLanguage } from './languages.ts';
import { createLanguageAreas } from './languageAreas.ts';
import { markUsed } from './languageTexts.ts';
import { loadLanguage } from './loadLanguage.ts';
import type { LanguagePack, LoadedLanguage } from './loadLanguage.ts';
import type { Messages, TextArea, TextGroup } from './types.ts';
import { warnMissing } from './warnMissing.ts';

/** The visible language. A new object for each change, so that it can be compared by identity. */
export interface Shown {
  readonly language: AnyLanguage;
  /** The chosen language; differs from `language` while its texts load. */
  readonly chosen: AnyLanguage;
  /**
   * Number of times that texts of the visible language could not be loaded; English is shown for
   * them.
   */
  readonly failures: number;
  readonly translate: (
    key: string,
    params?: Params,
    formatNumber?: (value: number) => string,
  ) => string;
}

export interface Translator {
  /**
   * Adds an area's English texts, and loads those of the visible language, which shows English
   * in the meantime. Repeated calls do nothing.
   */
  register: (area: TextArea) => void;
  /**
   * Keeps the old texts until the new ones load, and if that fails. Returns true if shown or
   * overtaken.
   * @param texts of that language; fetched if omitted
   */
  choose: (language: AnyLanguage, texts?: Messages) => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
  shown: () => Shown;
}

export interface TranslatorOptions {
  /** Fetches the texts of a language. @default the package's own, one chunk each */
  load?: ((language: LoadedLanguage) => Promise<LanguagePack>) | undefined;
  /** Initial language; shown at once if its texts are passed in. @default 'en' */
  language?: AnyLanguage | undefined;
  texts?: Messages | undefined;
}

/**
 * Works around rosetta, which merges tables only one level deep and blanks unknown placeholders.
 * Texts fall back to English, then to the key.
 */
export function createTranslator({
  load = loadLanguage,
  language: first = 'en',
  texts: firstTexts,
}: TranslatorOptions = {}): Translator {
  const tables = rosetta<TextGroup>();
  const marks = new Map<AnyLanguage, (text: string) => string>();
  const ready = new Set<AnyLanguage>(['en']);
  const languageAreas = createLanguageAreas((language, texts) => tables.set(language, texts));
  const listeners = new Set<() => void>();
  if (firstTexts) add(first, firstTexts);
  let shown = show(ready.has(first) ? first : 'en');
  /** Nothing is loaded before the first choice, so that a server requests nothing. */
  let isChosen = false;
  let isLoading = false;

  function show(language: AnyLanguage, chosen = language): Shown {
    return {
      language,
      chosen,
      failures: 0,
      translate: (key, params = {}, write) => {
        const text = textOf(language, key, params);
        return interpolate(text, params, write);
      },
    };
  }

  function become(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function textOf(language: AnyLanguage, key: string, params: Params): string {
    const text = find(language, key, params);
    if (text) return text;
    const english = find('en', key, params) ?? key;
    if (language !== 'en') warnOfOwn(key, language);
    return marks.get(language)?.(english) ?? english;
  }

  function find(language: AnyLanguage, key: string, params: Params): string | undefined {
    const { group, name } = locate(key);
    // rosetta would fill placeholders in texts itself, so request only the group.
    const texts: unknown = tables.t(group, undefined, language);
    return findText(texts, name, language, params);
  }

  function add(language: AnyLanguage, texts: Messages): void {
    tables.set(language, texts);
    ready.add(language);
  }

  /** Dictionaries may be incomplete; areas of a product's own should not be. */
  function warnOfOwn(key: string, language: AnyLanguage): void {
    const area = languageAreas.find(
      (own) => own.languages !== undefined && key.startsWith(`${own.area}.`),
    );
    if (!area || marks.has(language)) return;
    if (!Object.hasOwn(area.languages ?? {}, language)) warnMissing(area.area, language);
    else if (!languageAreas.isMissing(area, language)) warnMissing(key, language);
  }

  /** Loads missing texts of the visible language, once for all areas of a render. */
  async function loadMissing(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    await Promise.resolve();
    const { language } = shown;
    const result = await languageAreas.load(language).catch(() => 'failed' as const);
    isLoading = false;
    if (shown.language !== language) return loadMissing();
    if (result === false) return;
    const failures = shown.failures + (result === 'failed' ? 1 : 0);
    become({ ...show(language, shown.chosen), failures });
  }

  return {
    register(area) {
      if (!languageAreas.add(area)) return;
      tables.set('en', { [area.area]: area.texts });
      const isMissing = languageAreas.isMissing(area, shown.language);
      if (isMissing && isChosen) void loadMissing();
    },
    async choose(language, texts) {
      isChosen = true;
      if (texts) add(language, texts);
      if (language !== 'en') markUsed(language);
      if (shown.chosen !== language) become({ ...shown, chosen: language });
      if (shown.language === language) {
        void loadMissing();
        return true;
      }
      try {
        if (!ready.has(language)) await fetchPack(language as LoadedLanguage);
        await languageAreas.load(language);
      } catch {
        if (shown.chosen === language) become({ ...shown, chosen: shown.language });
        return false;
      }
      if (shown.chosen === language) become(show(language));
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
  };

  async function fetchPack(language: LoadedLanguage): Promise<void> {
    if (languageAreas.isOwn(language)) return void ready.add(language);
    const pack = await load(language);
    const { texts, transform } = pack;
    languageAreas.addPack(language, pack);
    if (!texts && !transform) throw new TypeError(`The language file of '${language}' is empty.`);
    if (texts) tables.set(language, texts);
    if (transform) marks.set(language, transform);
    ready.add(language);
  }
}

function locate(key: string): { group: string; name: string } {
  const end = key.lastIndexOf('.');
  return { group: key.slice(0, Math.max(end, 0)), name: key.slice(end + 1) };
}
