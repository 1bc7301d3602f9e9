import type { TableSorting } from '@platform/ui';
import { useMemo } from 'react';
import { useSearchState } from '../routing/useSearchState.ts';
import { listAddress, sortingOf, sortText } from './listAddress.ts';

/** What the address says about a list, and how its screen changes that. */
export function useListState() {
  const [{ sort, contact, ...list }, change] = useSearchState(listAddress, { panel: 'contact' });
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const handlers = useMemo(
    () => ({
      onSearchChange: (search: string) => change({ search }),
      onSortingChange: (next: TableSorting) => change({ sort: sortText(next) }),
      onStatusFilterChange: (status: string) => change({ status }),
      onTypeFilterChange: (type: string) => change({ type }),
      onViewChange: (view: 'table' | 'board') => change({ view }),
      onPageChange: (page: number) => change({ page }),
      /** Opens a contact beside the list; '' closes it. */
      onContactChange: (contactId: string) => change({ contact: contactId }),
    }),
    [change],
  );
  return { ...list, sorting, contactId: contact, ...handlers };
}
