import type { SelectProps } from '../../components/Select/Select.tsx';
import { Filter } from './ListFilter.styles.ts';

export interface ListFilterProps extends Omit<
  SelectProps,
  'value' | 'defaultValue' | 'onValueChange' | 'isLabelHidden' | 'placeholder'
> {
  /** The choice that leaves nothing out. */
  allLabel: string;
  /** The value of the chosen option; '' for all. */
  value: string;
  /** Called with the value of an option, or '' for all. */
  onValueChange: (value: string) => void;
}

/** A select cannot hold '' beside its placeholder, so all is a word of its own. */
const ALL = 'all';

/** Narrows a list to one of a few kinds. Goes into a toolbar. Renders a `<div>`. */
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
