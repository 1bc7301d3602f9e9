export { RangeFilter } from './RangeFilter.tsx';
export type { DayRange, DayRangeChoice, RangeFilterProps } from './RangeFilter.tsx';
