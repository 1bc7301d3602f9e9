import { useController } from 'react-hook-form';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import type { SegmentedOption } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Labelled } from './BriefForm.styles.ts';
import type { BriefFieldForm } from './BriefFields.tsx';

export interface SegmentsFieldProps {
  form: BriefFieldForm;
  name: 'length' | 'variants';
  label: string;
  options: readonly SegmentedOption<string>[];
}

export function SegmentsField({ form, name, label, options }: SegmentsFieldProps) {
  const { field } = useController({ control: form.control, name });
  return (
    <Labelled>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        label={label}
        options={options}
        value={field.value}
        onValueChange={(value) => {
          field.onChange(value);
          form.handleChange();
        }}
      />
    </Labelled>
  );
}
