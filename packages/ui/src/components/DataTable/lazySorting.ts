import { lazyPart } from '../../internal/lazyPart.ts';

/** The ordering of rows, fetched when the pointer or the focus nears a sortable head. */
export const lazySorting = lazyPart(() =>
  import('./SortedRows.tsx').then((module) => module.SortedRows),
);
