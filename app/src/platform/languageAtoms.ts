import { isLanguage } from '@platform/i18n';
import type { AnyLanguage } from '@platform/i18n';
import { atom } from './state.ts';

/** Interface language: English, or `?lang=xx` of the initial URL. It is not stored. */
export const languageAtom = atom<AnyLanguage>(languageOf(window.location.search));

function languageOf(search: string): AnyLanguage {
  const requested = new URLSearchParams(search).get('lang');
  return requested !== null && isLanguage(requested) ? requested : 'en';
}
