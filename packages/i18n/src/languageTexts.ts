import { isLanguage } from './languages.ts';
import type { AnyLanguage } from './languages.ts';
import { loadLanguage } from './loadLanguage.ts';
import type { LanguagePack, LoadedLanguage } from './loadLanguage.ts';
import { evaluatedAreas } from './productAreas.ts';
import type { LoadTexts, TextArea, TextGroup } from './types.ts';

/** Texts by the function that loads them, shared by all providers. */
const loaded = new WeakMap<LoadTexts, TextGroup>();

const loading = new Map<LoadTexts, Promise<TextGroup>>();

/** Languages other than English that a provider has shown. */
const used = new Set<AnyLanguage>();

export const markUsed = (language: AnyLanguage): unknown => used.add(language);

/** Returns the function that loads an area in a language; undefined if there is none. */
export function sourceOf(
  area: TextArea,
  language: AnyLanguage,
  pack: LanguagePack | undefined,
): LoadTexts | undefined {
  const ownTexts = area.languages?.[language];
  return typeof ownTexts === 'function' ? ownTexts : pack?.areas?.[area.area];
}

/** Texts that were loaded before; undefined if not. */
export const loadedTexts = (source: LoadTexts): TextGroup | undefined => loaded.get(source);

/** Loads texts; concurrent calls share the request. */
export async function loadTexts(source: LoadTexts): Promise<TextGroup> {
  const running = loading.get(source) ?? request(source);
  loading.set(source, running);
  try {
    return await running;
  } finally {
    loading.delete(source);
  }
}

async function request(source: LoadTexts): Promise<TextGroup> {
  const found = await source();
  const texts = typeof found.default === 'object' ? found.default : found;
  loaded.set(source, texts);
  return texts;
}

/**
 * Loads texts before they are rendered, so that no English is shown first: in the loader of a
 * route, for example. Rejects if they cannot be loaded.
 * @param areas @default those of all code that was loaded so far
 */
export async function preloadTexts(
  language: AnyLanguage,
  ...areas: readonly TextArea[]
): Promise<void> {
  if (language === 'en') return;
  const pack = isLanguage(language) ? await loadLanguage(language as LoadedLanguage) : undefined;
  const neededAreas = areas.length > 0 ? areas : evaluatedAreas();
  const sources = neededAreas.flatMap((area) => sourceOf(area, language, pack) ?? []);
  await Promise.all(sources.filter((source) => !loaded.has(source)).map(loadTexts));
}

/**
 * Wraps a dynamic import, so that the texts of its code are loaded before it renders:
 * `withTexts(() => import('./BerthDialog'))`. Texts that cannot be loaded are English.
 */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = evaluatedAreas().length;
  const module = await load();
  const areas = evaluatedAreas(before);
  if (areas.length > 0) {
    await Promise.allSettled([...used].map((language) => preloadTexts(language, ...areas)));
  }
  return module;
}
