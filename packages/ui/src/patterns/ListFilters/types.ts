import type { ReactNode } from 'react';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';
import type { FilterOption } from '../ListPage/SeveralFilter.tsx';
import type { DayRange, DayRangeChoice } from '../RangeFilter/RangeFilter.tsx';

/** A filter that takes one value. */
export interface SingleFilterItem {
  /** Unique in the list. */
  id: string;
  /** Accessible name, such as 'Filter by status'; visible in the sheet. */
  label: string;
  /** Shown before a chosen value, such as 'Status'. @default the value alone */
  shortLabel?: string | undefined;
  /** Type of the filter. */
  kind: 'one';
  /** Label of the option for all. */
  allLabel: string;
  /** Options, in display order. */
  options: readonly FilterOption[];
  /** Value of the chosen option; '' for all. */
  value: string;
  /** Called with the value of an option, or '' for all. */
  onValueChange: (value: string) => void;
}

/** A filter that takes several values. */
export interface SeveralFilterItem extends Pick<SingleFilterItem, 'id' | 'label' | 'shortLabel'> {
  /** Type of the filter. */
  kind: 'several';
  /** Shown while no value is chosen. */
  allLabel: string;
  /** Options, in display order. */
  options: readonly FilterOption[];
  /** Chosen values; empty for all. */
  values: readonly string[];
  /** Called with the chosen values in the order of the options; empty for all. */
  onValuesChange: (values: readonly string[]) => void;
}

/** A filter by days, which may cover all days. */
export interface DaysFilterItem {
  /** Unique in the list. */
  id: string;
  /** Type of the filter. */
  kind: 'days';
  /** Accessible name, such as 'Created'; shown before the days. */
  label: string;
  /** Label of the option for all days. */
  allLabel: string;
  /** First and last day; '' for all. */
  value: DateRange;
  /** Called with the chosen days, or with '' for all. */
  onValueChange: (days: DateRange) => void;
}

/** The days of a list that never covers all days. Stays in the toolbar if there is room. */
export interface RangeFilterItem {
  /** Unique in the list. */
  id: string;
  /** Type of the filter. */
  kind: 'range';
  /** Chosen days. */
  value: DayRangeChoice;
  /** Preset without a choice; other days count as an active filter. */
  defaultRange: DayRange;
  /** Called with what the user changed. */
  onValueChange: (part: Partial<DayRangeChoice>) => void;
}

/** A filter that is on or off. */
export interface SwitchFilterItem {
  /** Unique in the list. */
  id: string;
  /** Type of the filter. */
  kind: 'switch';
  /** Label of the switch. */
  label: string;
  /** True while it narrows the list. */
  isOn: boolean;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
}

/** A filter of a list, as data: it may be a field of the toolbar, one of a sheet, or a chip. */
export type ListFilterItem =
  | SingleFilterItem
  | SeveralFilterItem
  | DaysFilterItem
  | RangeFilterItem
  | SwitchFilterItem;

/** Filters of a `ListPage`. Without room for them in its toolbar, a button opens them in a sheet. */
export interface ListFilterSet {
  /** Filters, in display order. */
  items: readonly ListFilterItem[];
  /** Called by 'Clear all'. */
  onClear: () => void;
  /** Choice of views; on phones in the sheet. */
  view?: ReactNode;
  /** Number of records that match, shown on the button that closes the sheet; omit while unknown. */
  results?: number | undefined;
}
