import { useToday } from '@platform/i18n';
import type { TableSorting } from '@platform/ui';
import { useMemo } from 'react';
import { spanOfParams } from '../platform/days/spanParams.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { listParams, sortingOf, sortText } from './address.ts';

export function useListState() {
  const [{ sort, contact, from, to, ...list }, change] = useSearchState(listParams, {
    panel: 'contact',
  });
  const today = useToday();
  const created = useMemo(() => spanOfParams(from, to, today), [from, to, today]);
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const handlers = useMemo(
    () => ({
      onSearchChange: (search: string) => change({ search, page: 1 }),
      onSortingChange: (next: TableSorting) => change({ sort: sortText(next) }),
      onStatusFilterChange: (status: string) => change({ status }),
      onTypeFilterChange: (type: string) => change({ type }),
      onCreatedClear: () => change({ from: '', to: '' }),
      onViewChange: (view: 'table' | 'board') => change({ view }),
      onPageChange: (page: number) => change({ page }),
      onContactChange: (contactId: string) => change({ contact: contactId }),
    }),
    [change],
  );
  return { state: { ...list, created, sorting }, contactId: contact, handlers };
}
