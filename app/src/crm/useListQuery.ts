import type { TableSorting } from '@platform/ui';
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { CONTACT, hasListPart, readQuery, writeQuery } from './listQuery.ts';
import type { ListQuery } from './listQuery.ts';

/** How long a change must rest before the address follows, in milliseconds. */
const restMs = 300;

/**
 * What the address says about a list, and the contact it opens. The list is changed in memory at
 * once, and so is the contact by a step to another; the address follows once it rests, and without
 * a navigation: either would cost more at each key than the filtering itself. A link that opens a
 * contact keeps the list as it is; Back and a shared address bring theirs.
 */
export function useListQuery() {
  const { key, pathname, search } = useLocation();
  const arrival = useNavigationType();
  const [query, setQuery] = useState(() => readQuery(new URLSearchParams(search)));
  const [seen, setSeen] = useState(key);
  const params = new URLSearchParams(search);
  const addressed = params.get(CONTACT) || null;
  const [contactId, setContactId] = useState(addressed);

  if (key !== seen) {
    setSeen(key);
    setContactId(addressed);
    const isOwn = arrival === NavigationType.Pop || hasListPart(params) || addressed === null;
    if (isOwn && arrival !== NavigationType.Replace) setQuery(readQuery(params));
  }

  useEffect(() => {
    const timer = setTimeout(() => writeAddress(pathname, writeQuery(query, contactId)), restMs);
    return () => clearTimeout(timer);
  }, [query, contactId, pathname]);

  const change = useCallback((part: Partial<ListQuery>) => {
    setQuery((current) => ({ ...current, ...part }));
  }, []);
  const onSearchChange = useCallback((text: string) => change({ search: text }), [change]);
  const onSortingChange = useCallback((sorting: TableSorting) => change({ sorting }), [change]);
  const onPageChange = useCallback((page: number) => change({ page }), [change]);

  /** Closes the panel; the list keeps its place, and Back does not open the panel again. */
  const closeContact = useCallback(() => {
    setContactId(null);
    writeAddress(pathname, writeQuery(query, null));
  }, [pathname, query, setContactId]);

  return {
    query,
    change,
    contactId,
    /** Goes from the open contact to another. */
    stepToContact: setContactId,
    closeContact,
    onSearchChange,
    onSortingChange,
    onPageChange,
  };
}

function writeAddress(pathname: string, search: string): void {
  if (search === window.location.search) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}
