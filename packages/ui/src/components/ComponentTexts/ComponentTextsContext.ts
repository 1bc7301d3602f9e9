import { createContext, use } from 'react';

/** Default texts of components. */
export interface ComponentTexts {
  /** Cancel button of a dialog. */
  cancel: string;
  /** Label of close buttons. */
  close: string;
  /** Retry button. */
  retry: string;
  /** Announced while something loads. */
  loading: string;
  /** Button that appends rows to a list. */
  loadMore: string;
  /** Button for the previous page or record. */
  previous: string;
  /** Button for the next page or record. */
  next: string;
  /** Label of a combobox's filter. */
  search: string;
  /** Shown if no option matches. */
  nothingFound: string;
  /** Label of the checkbox that selects all rows. */
  selectAll: string;
  /** Label of the menu with the remaining actions of a page. */
  moreActions: string;
  /** Label of the button that shows a password. */
  showPassword: string;
  /** Label of the button that hides a password. */
  hidePassword: string;
  /** Shown in a password field while Caps Lock is on. */
  capsLock: string;
  /** Label of the breadcrumb landmark. */
  breadcrumb: string;
  /** Label of the pagination landmark. */
  pages: string;
  /** Label of the toast region. */
  messages: string;
  /** Announces how often a message was repeated. */
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

/** Returns the default texts of components; English without a provider. */
export const useComponentTexts = (): ComponentTexts => use(ComponentTextsContext);
