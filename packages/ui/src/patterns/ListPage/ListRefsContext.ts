import type { RefObject } from 'react';
import { createContext } from 'react';

interface ListRefs {
  heading: RefObject<HTMLHeadingElement | null>;
  search: RefObject<HTMLInputElement | null>;
  table: RefObject<HTMLDivElement | null>;
}

/** Parts of a list page that get the focus from another part; null elsewhere. */
export const ListRefsContext = createContext<ListRefs | null>(null);
