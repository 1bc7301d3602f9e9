import rosetta from 'rosetta';
import { findText } from './findText.ts';
import { interpolate } from './interpolate.ts';
import type { Params } from './interpolate.ts';
import type { AnyLanguage } from './languages.ts';
import { loadLanguage } from './loadLanguage.ts';
import type { LanguagePack, LoadedLanguage } from './loadLanguage.ts';
import type { Messages, TextArea, TextGroup } from './types.ts';

/** The visible language. A new object for each change, so that it can be compared by identity. */
export interface Shown {
  readonly language: AnyLanguage;
  /** The chosen language; differs from `language` while its texts load. */
  readonly chosen: AnyLanguage;
  readonly translate: (
    key: string,
    params?: Params,
    formatNumber?: (value: number) => string,
  ) => string;
}

export interface Translator {
  /** Adds an area's English texts; repeated calls do nothing. */
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
  const areas = new Set<TextArea>();
  const listeners = new Set<() => void>();
  if (firstTexts) add(first, firstTexts);
  let shown = show(ready.has(first) ? first : 'en');

  function show(language: AnyLanguage, chosen = language): Shown {
    return {
      language,
      chosen,
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

  return {
    register(area) {
      if (areas.has(area)) return;
      areas.add(area);
      tables.set('en', { [area.area]: area.texts });
    },
    async choose(language, texts) {
      if (texts) add(language, texts);
      if (shown.chosen !== language) become({ ...shown, chosen: language });
      try {
        if (!ready.has(language)) await fetchPack(language as LoadedLanguage);
      } catch {
        if (shown.chosen === language) become({ ...shown, chosen: shown.language });
        return false;
      }
      if (shown.chosen === language && shown.language !== language) become(show(language));
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
  };

  async function fetchPack(language: LoadedLanguage): Promise<void> {
    const { texts, transform } = await load(language);
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
