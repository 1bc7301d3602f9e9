export type {
  DaysFilterItem,
  ListFilterItem,
  ListFilterSet,
  RangeFilterItem,
  SeveralFilterItem,
  SingleFilterItem,
  SwitchFilterItem,
} from './types.ts';
