import { useSelection } from '@platform/ui';
import type { TableSorting } from '@platform/ui';
import { useMemo, useState } from 'react';
import { useBerths } from './berthStore';
import { filterBerths, noFilters, sortBerths } from './findBerths';
import type { BerthFilters } from './findBerths';
import type { Berth } from './types';

export const PAGE_SIZE = 50;

const idOf = ({ id }: Berth) => id;

/** Filters, sorts and pages the berths, as a server would. */
export function useBerthList() {
  const berths = useBerths();
  const [filters, setFilters] = useState(noFilters);
  const [sorting, setSorting] = useState<TableSorting>(null);
  const [page, setPage] = useState(1);

  const found = useMemo(
    () => sortBerths(filterBerths(berths, filters), sorting),
    [berths, filters, sorting],
  );
  const rows = useMemo(() => found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [found, page]);
  const selection = useSelection(rows, idOf);

  return {
    found,
    rows,
    filters,
    isFiltered: filters !== noFilters,
    sorting,
    page,
    selection,
    setPage,
    setFilters: (changed: Partial<BerthFilters>) => {
      setFilters({ ...filters, ...changed });
      setPage(1);
    },
    clearFilters: () => {
      setFilters(noFilters);
      setPage(1);
    },
    setSorting: (next: TableSorting) => {
      setSorting(next);
      setPage(1);
    },
  };
}

export type BerthList = ReturnType<typeof useBerthList>;
