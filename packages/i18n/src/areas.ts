import type * as english from './en/index.ts';

/** Areas that `useTranslation` always includes. */
export type CommonArea = typeof english.commonTexts;

/** Every area of English, the source of all keys. */
export type EnglishArea = (typeof english)[keyof typeof english];
