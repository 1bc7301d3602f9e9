import { atom } from '../platform/state.ts';

/** Name shown in the breadcrumb instead of the page title; null for the title. */
export const breadcrumbTitleAtom = atom<string | null>(null);
