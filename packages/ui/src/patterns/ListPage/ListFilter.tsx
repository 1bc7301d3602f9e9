import type { SelectProps } from '../../components/Select/types.ts';
import { Filter } from './ListFilter.styles.ts';

export interface ListFilterProps extends Omit<
  SelectProps,
  'value' | 'defaultValue' | 'onValueChange' | 'isLabelHidden' | 'placeholder'
> {
  /** Label of the option for all. */
  allLabel: string;
  /** Value of the chosen option; '' for all. */
  value: string;
  /** Called with the value of an option, or '' for all. */
  onValueChange: (value: string) => void;
}

/** A select reserves '' for its placeholder. */
const ALL = 'all';

/** Select that narrows a list, for a toolbar. Renders a `<div>`. */
export function ListFilter({ allLabel, options, value, onValueChange, ...rest }: ListFilterProps) {
  return (
    <Filter
      {...rest}
      isLabelHidden
      options={[{ value: ALL, label: allLabel }, ...options]}
      value={value || ALL}
      onValueChange={(next) => onValueChange(next === ALL ? '' : next)}
    />
  );
}
