import { atom } from './state.ts';
import { readSidebarExpanded, writeSidebarExpanded } from './sidebarCookie.ts';

const expandedAtom = atom(readSidebarExpanded());

/** True if the sidebar shows labels; setting it stores a cookie for 7 days. */
export const sidebarExpandedAtom = atom(
  (get) => get(expandedAtom),
  (_get, set, isExpanded: boolean) => {
    set(expandedAtom, isExpanded);
    writeSidebarExpanded(isExpanded);
  },
);
