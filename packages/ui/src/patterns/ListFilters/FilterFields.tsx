import { Switch } from '../../components/Switch/Switch.tsx';
import { ListFilter } from '../ListPage/ListFilter.tsx';
import { DayFilter } from '../RangeFilter/DayFilter.tsx';
import { RangeFilter } from '../RangeFilter/RangeFilter.tsx';
import { CheckboxFilter } from './CheckboxFilter.tsx';
import type { ListFilterItem } from './types.ts';

export interface FilterFieldsProps {
  items: readonly ListFilterItem[];
  /** Shows the labels of the fields and the options of several values, for a sheet. */
  isStacked?: boolean;
}

/** Fields of a list's filters. Renders no element around them. */
export function FilterFields({ items, isStacked = false }: FilterFieldsProps) {
  return items.map((item) => <FilterField key={item.id} item={item} isStacked={isStacked} />);
}

interface FilterFieldProps extends Required<Pick<FilterFieldsProps, 'isStacked'>> {
  item: ListFilterItem;
}

function FilterField({ item, isStacked }: FilterFieldProps) {
  const isLabelHidden = !isStacked;
  switch (item.kind) {
    case 'one': {
      const { label, allLabel, options, value, onValueChange } = item;
      return <ListFilter {...{ label, allLabel, options, value, onValueChange, isLabelHidden }} />;
    }
    case 'several': {
      const { label, shortLabel, allLabel, options, values, onValuesChange } = item;
      return isStacked ? (
        <CheckboxFilter {...{ label, options, values, onValuesChange }} />
      ) : (
        <ListFilter {...{ label, shortLabel, allLabel, options, values, onValuesChange }} />
      );
    }
    case 'days': {
      const { label, allLabel, value, onValueChange } = item;
      return <DayFilter {...{ label, allLabel, value, onValueChange, isLabelHidden }} />;
    }
    case 'range': {
      const { value, onValueChange } = item;
      return <RangeFilter {...{ value, onValueChange, isLabelHidden }} />;
    }
    case 'switch':
      return <Switch label={item.label} checked={item.isOn} onCheckedChange={item.onChange} />;
  }
}
