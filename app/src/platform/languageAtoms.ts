import { isLanguage } from '@platform/i18n';
import type { AnyLanguage } from '@platform/i18n';
import { atom } from './state.ts';

/** Interface language: English, or `?lang=xx` of the initial address. It is not stored. */
export const languageAtom = atom<AnyLanguage>(languageOf(window.location.search));

function languageOf(search: string): AnyLanguage {
  const asked = new URLSearchParams(search).get('lang');
  return asked !== null && isLanguage(asked) ? asked : 'en';
}
