import type { CommonArea, EnglishArea } from './areas.ts';
import { useLanguageContext } from './languageContext.ts';
import type { TextKey, Translate } from './types.ts';

/**
 * Gives `t`, which writes the text of a key in the shown language.
 *
 * The keys of `common` are always there. Those of an area come with the area itself, so that its
 * English is in the chunk of whoever uses it: `const t = useTranslation(teamTexts)`.
 *
 * @throws outside of LanguageProvider
 */
export function useTranslation<const Areas extends readonly EnglishArea[]>(
  ...areas: Areas
): Translate<TextKey<CommonArea | Areas[number]>> {
  const { shown, register } = useLanguageContext('useTranslation');
  for (const area of areas) register(area);
  return shown.translate;
}
