import type { SelectProps } from '../../components/Select/types.ts';
import { Filter } from './ListFilter.styles.ts';
import { SeveralFilter } from './SeveralFilter.tsx';
import type { SeveralFilterProps } from './SeveralFilter.tsx';

export interface ListFilterProps extends Omit<
  SelectProps,
  'value' | 'defaultValue' | 'onValueChange' | 'placeholder' | 'isClearable' | 'clearLabel'
> {
  /** Label of the option for all. */
  allLabel: string;
  /** False shows the label above the field, for a sheet. @default true */
  isLabelHidden?: boolean | undefined;
  /** Value of the chosen option; '' for all. */
  value: string;
  /** Called with the value of an option, or '' for all. */
  onValueChange: (value: string) => void;
}

/** A select reserves '' for its placeholder. */
const ALL = 'all';

function SingleFilter({
  allLabel,
  options,
  value,
  onValueChange,
  isLabelHidden = true,
  ...rest
}: ListFilterProps) {
  return (
    <Filter
      {...rest}
      isLabelHidden={isLabelHidden}
      options={[{ value: ALL, label: allLabel }, ...options]}
      value={value || ALL}
      onValueChange={(next) => onValueChange(next === ALL ? '' : next)}
    />
  );
}

/**
 * Narrows a list, from its toolbar: a select of one value or, with `values`, a menu of several.
 * Renders a `<div>`.
 */
export function ListFilter<Value extends string = string>(
  props: ListFilterProps | SeveralFilterProps<Value>,
) {
  return 'values' in props ? <SeveralFilter {...props} /> : <SingleFilter {...props} />;
}
