import type { Language, PseudoLanguage } from './languages.ts';
import type { LoadTexts, TextGroup } from './types.ts';

/** Texts of a language, or a function that transforms English. */
export interface LanguagePack {
  /** Texts of components. */
  readonly texts?: TextGroup;
  /** Functions that load the product's areas, by area. */
  readonly areas?: Readonly<Record<string, LoadTexts>>;
  readonly transform?: (text: string) => string;
}

export type LoadedLanguage = Exclude<Language, 'en'> | PseudoLanguage;

/** Texts of components are one chunk per language, fetched when it is chosen. */
const loaders: Record<LoadedLanguage, () => Promise<LanguagePack>> = {
  hi: () => import('./hi/pack.ts'),
  es: () => import('./es/pack.ts'),
  de: () => import('./de/pack.ts'),
  fr: () => import('./fr/pack.ts'),
  pt: () => import('./pt/pack.ts'),
  it: () => import('./it/pack.ts'),
  ru: () => import('./ru/pack.ts'),
  te: () => import('./te/pack.ts'),
  pseudo: () => import('./pseudo.ts'),
};

/** Fetches a language. Rejects if its chunk cannot be loaded. */
export function loadLanguage(language: LoadedLanguage): Promise<LanguagePack> {
  return loaders[language]();
}
