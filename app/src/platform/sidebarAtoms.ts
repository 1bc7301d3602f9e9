import { atom } from './state.ts';
import { readSidebarExpanded, writeSidebarExpanded } from './sidebarCookie.ts';

const expandedAtom = atom(readSidebarExpanded());

/** Whether the sidebar shows words; setting it writes the cookie of 7 days. */
export const sidebarExpandedAtom = atom(
  (get) => get(expandedAtom),
  (_get, set, isExpanded: boolean) => {
    set(expandedAtom, isExpanded);
    writeSidebarExpanded(isExpanded);
  },
);
