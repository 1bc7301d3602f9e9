import type { ChoiceControlProps, SelectOption, SelectValue } from '../Select/types.ts';

export interface MultiSelectProps<Value extends SelectValue = string> extends ChoiceControlProps {
  /** Options, in display order. */
  options: readonly SelectOption<Value>[];
  /** Values of the chosen options. Values without an option are kept, but not shown. */
  value?: readonly Value[] | undefined;
  /** Values at first, if uncontrolled. @default none */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all values, in the order in which they were chosen. */
  onValueChange?: ((values: readonly Value[]) => void) | undefined;
  /** Shows a filter above the options. @default true with more than 8 options */
  isSearchable?: boolean | undefined;
  /** Accessible name and placeholder of the filter. @default 'Search' */
  searchLabel?: string | undefined;
  /** Shown if no option matches. @default 'Nothing found' */
  emptyText?: string | undefined;
  /** Text of the field for the chosen options. @default two labels, or '3 selected' */
  summary?: ((chosen: readonly SelectOption<Value>[]) => string) | undefined;
  /** Accessible name of the button that clears the choice. @default 'Clear {{label}}' */
  clearLabel?: string | undefined;
}
