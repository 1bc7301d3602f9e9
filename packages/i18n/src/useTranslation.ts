import type { CommonArea, EnglishArea } from './areas.ts';
import { useLanguageContext } from './languageContext.ts';
import type { TextKey, Translate } from './types.ts';

/**
 * Returns `t`. Areas besides `common` are passed in, so that their English texts are in the chunk
 * of the component: `const t = useTranslation(teamTexts)`.
 * @throws outside of LanguageProvider
 */
export function useTranslation<const Areas extends readonly EnglishArea[]>(
  ...areas: Areas
): Translate<TextKey<CommonArea | Areas[number]>> {
  const { shown, register } = useLanguageContext('useTranslation');
  for (const area of areas) register(area);
  return shown.translate;
}
