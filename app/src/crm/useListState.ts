import { leadStatusOf } from '@platform/api';
import type { DateRange, TableSorting } from '@platform/ui';
import { useMemo } from 'react';
import { useSearchState } from '../routing/useSearchState.ts';
import { listParams, sortingOf, sortText } from './address.ts';

export function useListState() {
  const [{ sort, contact, from, to, status: statuses, ...list }, change] = useSearchState(
    listParams,
    { panel: 'contact' },
  );
  const created = useMemo(() => ({ from, to }), [from, to]);
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const handlers = useMemo(
    () => ({
      onSearchChange: (search: string) => change({ search, page: 1 }),
      onSortingChange: (next: TableSorting) => change({ sort: sortText(next) }),
      onStatusesChange: (next: readonly string[]) =>
        change({ status: next.flatMap((status) => leadStatusOf(status) ?? []) }),
      onTypeFilterChange: (type: string) => change({ type }),
      onCreatedChange: (days: DateRange) => change(days),
      onViewChange: (view: 'table' | 'board') => change({ view }),
      onPageChange: (page: number) => change({ page }),
      onContactChange: (contactId: string) => change({ contact: contactId }),
    }),
    [change],
  );
  return { state: { ...list, statuses, created, sorting }, contactId: contact, handlers };
}
