import { isLanguage } from './languages.ts';
import type { AnyLanguage } from './languages.ts';
import { loadedTexts, loadTexts, sourceOf } from './languageTexts.ts';
import type { LanguagePack } from './loadLanguage.ts';
import type { LoadTexts, TextArea, TextGroup } from './types.ts';

export interface LanguageAreas {
  /** Adds an area with the languages that it contains. Returns false if it was added before. */
  add: (area: TextArea) => boolean;
  addPack: (language: AnyLanguage, pack: LanguagePack) => void;
  find: (matches: (area: TextArea) => boolean) => TextArea | undefined;
  /** True if the texts can be loaded and have not been. Uses those that another provider loaded. */
  isMissing: (area: TextArea, language: AnyLanguage) => boolean;
  /** True if only areas of the product's own have the language. */
  isOwn: (language: AnyLanguage) => boolean;
  /** Loads all areas, including those added while loading. Returns false if none was missing. */
  load: (language: AnyLanguage) => Promise<boolean>;
}

/**
 * The areas of a translator, and which languages of each are loaded.
 * @param write receives texts by area
 */
export function createLanguageAreas(
  write: (language: AnyLanguage, texts: TextGroup) => void,
): LanguageAreas {
  const packs = new Map<AnyLanguage, LanguagePack>();
  const filled = new Map<TextArea, Set<AnyLanguage>>();

  function fill(area: TextArea, language: AnyLanguage, texts: TextGroup): void {
    write(language, { [area.area]: texts });
    filled.get(area)?.add(language);
  }

  function missingSource(area: TextArea, language: AnyLanguage): LoadTexts | undefined {
    if (filled.get(area)?.has(language)) return undefined;
    const source = sourceOf(area, language, packs.get(language));
    const texts = source && loadedTexts(source);
    if (!texts) return source;
    fill(area, language, texts);
    return undefined;
  }

  async function load(language: AnyLanguage): Promise<boolean> {
    const loads = [...filled.keys()].flatMap((area) => {
      const source = missingSource(area, language);
      return source ? [{ area, texts: loadTexts(source) }] : [];
    });
    if (loads.length === 0) return false;
    await Promise.all(loads.map(async ({ area, texts }) => fill(area, language, await texts)));
    await load(language);
    return true;
  }

  return {
    add(area) {
      if (filled.has(area)) return false;
      filled.set(area, new Set());
      for (const [language, texts] of Object.entries(area.languages ?? {})) {
        if (typeof texts !== 'function') fill(area, language, texts);
      }
      return true;
    },
    addPack: (language, pack) => packs.set(language, pack),
    find: (matches) => [...filled.keys()].find(matches),
    isOwn: (language) =>
      !isLanguage(language) &&
      [...filled.keys()].some(({ languages = {} }) => Object.hasOwn(languages, language)),
    isMissing: (area, language) => missingSource(area, language) !== undefined,
    load,
  };
}
