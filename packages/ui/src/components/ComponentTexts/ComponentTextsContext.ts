import { createContext, use } from 'react';

/** What components say by themselves, in words that fit everywhere. */
export interface ComponentTexts {
  /** The button of a question that changes nothing. */
  cancel: string;
  /** Names the cross of what opens. */
  close: string;
  /** The button that tries once more. */
  retry: string;
  /** Said while something is on its way. */
  loading: string;
  /** The button that adds rows to a list. */
  loadMore: string;
  /** The step to the page or record before. */
  previous: string;
  /** The step to the next page or record. */
  next: string;
  /** Names the filter of a combobox. */
  search: string;
  /** Stands for the options where none match. */
  nothingFound: string;
  /** Names the checkbox of all rows. */
  selectAll: string;
  /** Names the menu of the actions beyond the first. */
  moreActions: string;
  /** Names the button that shows a password. */
  showPassword: string;
  /** Names the button that hides a password again. */
  hidePassword: string;
  /** Said in a password field while Caps Lock is on. */
  capsLock: string;
  /** Names the landmark of a breadcrumb. */
  breadcrumb: string;
  /** Names the steps through the pages of a list. */
  pages: string;
  /** Names the region of toasts. */
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
  moreActions: 'More actions',
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
