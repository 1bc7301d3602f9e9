import type { EnglishArea } from './areas.ts';
import type { commonTexts } from './en/common.ts';
import { useLanguageContext } from './languageContext.ts';
import type { TextArea, TextKey, Translate } from './types.ts';

/**
 * Returns `t`. Areas besides `common` are passed in, so that their English texts are in the chunk
 * of the component: `const t = useTranslation(teamTexts)`. Areas of your own come from
 * `defineTexts`.
 * @throws outside of LanguageProvider
 */
export function useTranslation<const Areas extends readonly TextArea[]>(
  ...areas: Areas
): Translate<TextKey<typeof commonTexts | Areas[number]>, EnglishArea | Areas[number]> {
  const { shown, register } = useLanguageContext('useTranslation');
  for (const area of areas) register(area);
  return shown.translate;
}
