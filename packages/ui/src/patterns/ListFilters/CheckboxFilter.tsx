import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../components/FieldGroup/FieldGroup.tsx';
import { toggleOption } from '../ListPage/toggleOption.ts';
import type { SeveralFilterItem } from './types.ts';

type CheckboxFilterProps = Pick<
  SeveralFilterItem,
  'label' | 'options' | 'values' | 'onValuesChange'
>;

/** Values of a filter that takes several, one below the other. */
export function CheckboxFilter({ label, options, values, onValuesChange }: CheckboxFilterProps) {
  return (
    <FieldGroup legend={label} gap="2">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          disabled={option.disabledReason !== undefined}
          checked={values.includes(option.value)}
          onCheckedChange={() => onValuesChange(toggleOption(options, values, option.value))}
        />
      ))}
    </FieldGroup>
  );
}
