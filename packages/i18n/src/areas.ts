import type * as english from './en/index.ts';

/** The English areas whose texts need no naming in `useTranslation`. */
export type CommonArea = typeof english.commonTexts;

/** Every area of English, the source of all keys. */
export type EnglishArea = (typeof english)[keyof typeof english];
