export { DayFilter } from './DayFilter.tsx';
export type { DayFilterProps } from './DayFilter.tsx';
export { isWithinDays } from './isWithinDays.ts';
export { RangeFilter } from './RangeFilter.tsx';
export type { DayRange, DayRangeChoice, RangeFilterProps } from './RangeFilter.tsx';
