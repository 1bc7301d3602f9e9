import { leadStatusOf } from '@platform/api';
import type { DateRange, TableSorting } from '@platform/ui';
import type { ContactFilters } from '@platform/ui/crm';
import { useMemo } from 'react';
import { useSearchState } from '../routing/useSearchState.ts';
import { listParams, sortingOf, sortText, tagOf, tagWord } from './address.ts';

export function useListState() {
  const [{ sort, contact, from, to, voice, sms, tags, status: statuses, ...list }, change] =
    useSearchState(listParams, { panel: 'contact' });
  const created = useMemo(() => ({ from, to }), [from, to]);
  const filters = useMemo(
    () => ({ voice, sms, tags: tags.flatMap((word) => tagOf(word) ?? []) }),
    [voice, sms, tags],
  );
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const handlers = useMemo(
    () => ({
      onSearchChange: (search: string) => change({ search, page: 1 }),
      onSortingChange: (next: TableSorting) => change({ sort: sortText(next) }),
      onStatusesChange: (next: readonly string[]) =>
        change({ status: next.flatMap((status) => leadStatusOf(status) ?? []) }),
      onTypeFilterChange: (type: string) => change({ type }),
      onFiltersChange: ({ tags: chosen, ...consents }: ContactFilters) =>
        change({ ...consents, tags: chosen.map(tagWord), page: 1 }),
      onCreatedChange: (days: DateRange) => change(days),
      onViewChange: (view: 'table' | 'board') => change({ view }),
      onPageChange: (page: number) => change({ page }),
      onContactChange: (contactId: string) => change({ contact: contactId }),
    }),
    [change],
  );
  return { state: { ...list, statuses, created, filters, sorting }, contactId: contact, handlers };
}
