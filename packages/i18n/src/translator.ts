import rosetta from 'rosetta';
import { findText } from './findText.ts';
import { interpolate } from './interpolate.ts';
import type { Params } from './interpolate.ts';
import type { AnyLanguage } from './languages.ts';
import { loadLanguage } from './loadLanguage.ts';
import type { LanguagePack, LoadedLanguage } from './loadLanguage.ts';
import type { Messages, TextArea, TextGroup } from './types.ts';

/** What is on screen now. A new object at each change, so that it can be compared. */
export interface Shown {
  readonly language: AnyLanguage;
  /** The language asked for: another one while its texts are loading. */
  readonly chosen: AnyLanguage;
  readonly translate: (
    key: string,
    params?: Params,
    formatNumber?: (value: number) => string,
  ) => string;
}

/** The dictionaries of one mounted provider and the language they speak. */
export interface Translator {
  /** Adds an area's English texts; a second time does nothing. */
  register: (area: TextArea) => void;
  /**
   * Changes the language. The old texts stay until the new ones are there, and for good when
   * they cannot be had.
   *
   * @param texts of that language; without them they are fetched
   * @returns whether the language is shown, or was overtaken by a later choice; false on failure
   */
  choose: (language: AnyLanguage, texts?: Messages) => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
  shown: () => Shown;
}

export interface TranslatorOptions {
  /** Fetches the texts of a language. @default the package's own, a chunk each */
  load?: ((language: LoadedLanguage) => Promise<LanguagePack>) | undefined;
  /** The language to begin with; it is shown at once where its texts are handed in. @default 'en' */
  language?: AnyLanguage | undefined;
  texts?: Messages | undefined;
}

/**
 * Wraps rosetta, which answers '' for a missing key, sets tables one level deep and blanks unknown
 * placeholders: a text is looked up in the shown language, then in English, then is its key.
 * A language is set once and whole, English by areas as they load.
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
    // rosetta fills placeholders itself when it meets a text, so it is asked for the group only.
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
    const { texts, mark } = await load(language);
    if (!texts && !mark) throw new TypeError(`The language file of '${language}' is empty.`);
    if (texts) tables.set(language, texts);
    if (mark) marks.set(language, mark);
    ready.add(language);
  }
}

function locate(key: string): { group: string; name: string } {
  const end = key.lastIndexOf('.');
  return { group: key.slice(0, Math.max(end, 0)), name: key.slice(end + 1) };
}
