import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback } from 'react';
import { useSelect } from '../data/useSelect.ts';
import { BULK_LIMIT, SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { contactsPage, useContacts } from '../platform/crm/lists.ts';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';

/**
 * One page of contacts and, where a load does not hold everybody, whoever else the service finds:
 * what is loaded is filtered at each key press, the rest is asked for once typing rests.
 *
 * @param page from 1
 */
export function useContactSearch(page: number, search: string): Remote<LoadedContacts> {
  const loaded = useContacts(contactsPage(page));
  const isPart = page > 1 || dataOf(loaded)?.total.isCut === true;
  const word = trimText(search);
  const isAsked = useDebouncedValue(word, SEARCH_DELAY_MS) === word && word !== '' && isPart;
  const found = dataOf(useContacts(isAsked ? { limit: BULK_LIMIT, search: word } : null));
  return useSelect(
    loaded,
    useCallback((list: LoadedContacts) => (found ? withOthers(list, found) : list), [found]),
  );
}

/** Who was found and is not among the loaded ones comes after them; the total stays theirs. */
function withOthers(loaded: LoadedContacts, found: LoadedContacts): LoadedContacts {
  const known = new Set(loaded.rows.map(({ key }) => key));
  const rows = found.rows.filter(({ key }) => !known.has(key));
  const items = found.items.filter(({ id }) => !known.has(id));
  return { ...loaded, rows: [...loaded.rows, ...rows], items: [...loaded.items, ...items] };
}
