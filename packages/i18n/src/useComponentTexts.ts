import { use } from 'react';
import type { EnglishArea } from './areas.ts';
import { commonTexts } from './en/common.ts';
import { findText, ownProperty } from './findText.ts';
import { interpolate } from './interpolate.ts';
import { LanguageContext } from './languageContext.ts';
import { tagOf } from './languages.ts';
import type { Shown } from './translator.ts';
import type { TextArea, TextKey, Translate } from './types.ts';

/**
 * `useTranslation` for components that work without a provider, too: the default texts are then
 * English. `const t = useComponentTexts(controlsTexts)`.
 */
export function useComponentTexts<const Areas extends readonly TextArea[]>(
  ...areas: Areas
): Translate<TextKey<typeof commonTexts | Areas[number]>, EnglishArea | Areas[number]> {
  const context = use(LanguageContext);
  if (!context) return englishOf([commonTexts, ...areas]);
  for (const area of areas) context.register(area);
  return context.shown.translate;
}

/** BCP 47 tag of the texts of `useComponentTexts`; English without a provider. */
export const useComponentLanguage = (): string =>
  tagOf(use(LanguageContext)?.shown.language ?? 'en');

const englishOf =
  (areas: readonly TextArea[]): Shown['translate'] =>
  (key, params = {}, write) => {
    const [name, ...path] = key.split('.');
    const last = path.pop() ?? '';
    const texts = areas.find(({ area }) => area === name)?.texts;
    const group = path.reduce<unknown>(ownProperty, texts);
    return interpolate(findText(group, last, 'en', params) ?? key, params, write);
  };
