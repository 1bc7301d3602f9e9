import { FIRST_BATCH } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback } from 'react';
import { useSelect } from '../data/useResource.ts';
import { SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { contactsPage, useContacts } from '../platform/crm/lists.ts';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';

export interface ContactsPage extends LoadedContacts {
  hasNext: boolean;
}

/** If not all contacts are loaded, a search also queries the service once typing pauses. */
export function useContactSearch(page: number, search: string): Remote<ContactsPage> {
  const word = trimText(search);
  const isSettled = useDebouncedValue(word, SEARCH_DELAY_MS) === word;
  const isLaterSearchPage = page > 1 && word !== '';
  const loaded = useContacts(isLaterSearchPage ? null : contactsPage(page));
  const isPart = isLaterSearchPage || dataOf(loaded)?.total.isTruncated === true;
  const isServerSearch = isSettled && word !== '' && isPart;
  const results = useContacts(isServerSearch ? { ...contactsPage(page), search: word } : null);
  const found = dataOf(results);
  return useSelect(
    isLaterSearchPage ? results : loaded,
    useCallback(
      (list: LoadedContacts): ContactsPage => {
        if (word === '' || isLaterSearchPage) return { ...list, hasNext: isFull(list) };
        return found
          ? { ...withOthers(list, found), hasNext: isFull(found) }
          : { ...list, hasNext: false };
      },
      [found, isLaterSearchPage, word],
    ),
  );
}

const isFull = ({ items }: LoadedContacts): boolean => items.length >= FIRST_BATCH.limit;

/** Appends search results that are not loaded yet; the total stays that of the loaded ones. */
function withOthers(loaded: LoadedContacts, found: LoadedContacts): LoadedContacts {
  const known = new Set(loaded.items.map(({ key }) => key));
  const others = found.items.filter(({ key }) => !known.has(key));
  return { ...loaded, items: [...loaded.items, ...others] };
}
