import { hasDays } from '../RangeFilter/isWithinDays.ts';
import type { ListFilterItem } from './types.ts';

/** Number of chosen values of a filter; unknown values do not count. */
function activeOf(item: ListFilterItem): number {
  switch (item.kind) {
    case 'one':
      return item.options.some(({ value }) => value === item.value) ? 1 : 0;
    case 'several':
      return item.options.filter(({ value }) => item.values.includes(value)).length;
    case 'days':
      return hasDays(item.value) ? 1 : 0;
    case 'range':
      return item.value.range === item.defaultRange ? 0 : 1;
    case 'switch':
      return item.isOn ? 1 : 0;
  }
}

/** Number of values that narrow a list. */
export const countActive = (items: readonly ListFilterItem[]): number =>
  items.reduce((sum, item) => sum + activeOf(item), 0);
