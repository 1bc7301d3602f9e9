import { atom } from '../platform/state.ts';

/** What the page is about, as the breadcrumb names it in place of the page; null as a rule. */
export const breadcrumbTitleAtom = atom<string | null>(null);
