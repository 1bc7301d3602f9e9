import type { RefObject } from 'react';
import { createContext } from 'react';

interface ListRefs {
  heading: RefObject<HTMLHeadingElement | null>;
  search: RefObject<HTMLInputElement | null>;
}

/** Parts of a list page that get the focus from a part that is removed; null elsewhere. */
export const ListRefsContext = createContext<ListRefs | null>(null);
