import { foldForSearch } from '@platform/i18n/text';
import type { DateRange, TableSorting } from '@platform/ui';
import type { Berth, BerthStatus } from './types';

export interface BerthFilters {
  search: string;
  /** Empty for all. */
  statuses: readonly BerthStatus[];
  /** '' for all. */
  pier: string;
  /** Berths that are booked in these days. */
  days: DateRange;
}

export const noFilters: BerthFilters = {
  search: '',
  statuses: [],
  pier: '',
  days: { from: '', to: '' },
};

function isBookedIn({ from, to }: Berth, days: DateRange) {
  if (days.from === '' && days.to === '') return true;
  return from !== '' && to >= days.from && (days.to === '' || from <= days.to);
}

export function filterBerths(berths: readonly Berth[], filters: BerthFilters) {
  const search = foldForSearch(filters.search.trim());
  return berths.filter(
    (berth) =>
      (filters.statuses.length === 0 || filters.statuses.includes(berth.status)) &&
      (filters.pier === '' || berth.pier === filters.pier) &&
      isBookedIn(berth, filters.days) &&
      foldForSearch(`${berth.name}\n${berth.guest}\n${berth.tags.join('\n')}`).includes(search),
  );
}

/** Values that columns sort by. */
const sortValues: Readonly<Record<string, (berth: Berth) => string | number>> = {
  name: ({ name }) => name,
  status: ({ status }) => status,
  length: ({ length }) => length,
  price: ({ price }) => price,
  days: ({ from }) => from,
};

const collator = new Intl.Collator(undefined, { numeric: true });

export function sortBerths(berths: readonly Berth[], sorting: TableSorting) {
  const valueOf = sorting && sortValues[sorting.columnId];
  if (!valueOf) return berths;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...berths].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const order = typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b));
    return sign * order;
  });
}
