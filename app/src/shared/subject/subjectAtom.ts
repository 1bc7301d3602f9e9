import { atom } from '../state/index.ts';

/** What the page is about, as the breadcrumb names it in place of the page; null as a rule. */
export const subjectAtom = atom<string | null>(null);
