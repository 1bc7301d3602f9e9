import { createContext, use } from 'react';

/** What components say by themselves, in words that fit everywhere. */
export interface ComponentTexts {
  cancel: string;
  close: string;
  retry: string;
  loading: string;
  loadMore: string;
  previous: string;
  next: string;
  search: string;
  nothingFound: string;
  selectAll: string;
  showPassword: string;
  hidePassword: string;
  capsLock: string;
  /** Accessible names of landmarks and groups. */
  breadcrumb: string;
  pages: string;
  messages: string;
  /** How often a message came. */
  repeated: (count: number) => string;
}

const englishTexts: ComponentTexts = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  loading: 'Loading…',
  loadMore: 'Load more',
  previous: 'Previous',
  next: 'Next',
  search: 'Search',
  nothingFound: 'Nothing found',
  selectAll: 'Select all',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  messages: 'Messages',
  repeated: (count) => (count === 1 ? 'Shown once' : `Shown ${count} times`),
};

export const ComponentTextsContext = createContext(englishTexts);

/** Returns what components say here; English without a provider. */
export const useComponentTexts = (): ComponentTexts => use(ComponentTextsContext);
