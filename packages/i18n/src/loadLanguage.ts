import type { Language, PseudoLanguage } from './languages.ts';
import type { TextGroup } from './types.ts';

/** Texts of a language, or a function that transforms English. */
export interface LanguagePack {
  readonly texts?: TextGroup;
  readonly transform?: (text: string) => string;
}

export type LoadedLanguage = Exclude<Language, 'en'> | PseudoLanguage;

/** One chunk per language, fetched when it is chosen. */
const loaders: Record<LoadedLanguage, () => Promise<LanguagePack>> = {
  hi: () => import('./hi/index.ts'),
  es: () => import('./es/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
  ru: () => import('./ru/index.ts'),
  te: () => import('./te/index.ts'),
  pseudo: () => import('./pseudo.ts'),
};

/** Fetches a language. Rejects if its chunk cannot be loaded. */
export function loadLanguage(language: LoadedLanguage): Promise<LanguagePack> {
  return loaders[language]();
}
