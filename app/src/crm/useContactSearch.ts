import { WHOLE_LIST } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback } from 'react';
import { useSelect } from '../data/useResource.ts';
import { SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { contactsPage, useContacts } from '../platform/crm/lists.ts';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';

/** What a page shows, and whether another one follows it. */
export interface ContactsPage extends LoadedContacts {
  hasNext: boolean;
}

/**
 * One page of contacts and, where a load does not hold everybody, whoever else the service finds:
 * what is loaded is filtered at each key press, the rest is asked for once typing rests. A search has
 * pages of its own: those of what the service found.
 *
 * @param page from 1
 */
export function useContactSearch(page: number, search: string): Remote<ContactsPage> {
  const word = trimText(search);
  const isSettled = useDebouncedValue(word, SEARCH_DELAY_MS) === word;
  const isFurtherFound = page > 1 && word !== '';
  const loaded = useContacts(isFurtherFound ? null : contactsPage(page));
  const isPart = isFurtherFound || dataOf(loaded)?.total.isCut === true;
  const isAsked = isSettled && word !== '' && isPart;
  const answer = useContacts(isAsked ? { ...contactsPage(page), search: word } : null);
  const found = dataOf(answer);
  return useSelect(
    isFurtherFound ? answer : loaded,
    useCallback(
      (list: LoadedContacts): ContactsPage => {
        if (word === '' || isFurtherFound) return { ...list, hasNext: isFull(list) };
        return found
          ? { ...withOthers(list, found), hasNext: isFull(found) }
          : { ...list, hasNext: false };
      },
      [found, isFurtherFound, word],
    ),
  );
}

/** True if another page may follow. */
const isFull = ({ items }: LoadedContacts): boolean => items.length >= WHOLE_LIST.limit;

/** Who was found and is not among the loaded ones comes after them; the total stays theirs. */
function withOthers(loaded: LoadedContacts, found: LoadedContacts): LoadedContacts {
  const known = new Set(loaded.items.map(({ key }) => key));
  const others = found.items.filter(({ key }) => !known.has(key));
  return { ...loaded, items: [...loaded.items, ...others] };
}
