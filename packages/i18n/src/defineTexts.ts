import type { EnglishArea } from './areas.ts';
import { ofProduct } from './productAreas.ts';
import type { LoadTexts, TextArea, TextGroup, Translated } from './types.ts';

/** Texts of an area by language. English is the source of keys and placeholders. */
export type AreaLanguages<English extends TextGroup, Codes extends string> = {
  readonly [Code in Codes]: Translated<English, Code> | LoadTexts<Translated<English, Code>>;
} & { readonly en: English };

/** An area of a product, for `useTranslation`. */
export interface DefinedTexts<Name extends string, English extends TextGroup> extends TextArea {
  /** First part of the keys. */
  readonly area: Name;
  /** English texts, in groups. */
  readonly texts: English;
}

/**
 * Defines an area of texts of your own: `defineTexts('berths', { en: { … }, de: { … } })`. English
 * is required; another language has the same keys, with its own plural forms, or is a function
 * that loads it: `de: () => import('./berths.de')`. A missing language or text falls back to
 * English, with a warning during development.
 * @param name first part of the keys; not one of the package's areas
 */
export function defineTexts<
  const Name extends string,
  const English extends TextGroup,
  Codes extends string = never,
>(
  name: Name extends EnglishArea['area'] ? never : Name,
  { en, ...languages }: AreaLanguages<English, Codes>,
): DefinedTexts<Name, English> {
  return ofProduct({ area: name, texts: en, languages });
}
