import type { SegmentedOption } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { useGroupError } from '../../../components/FieldGroup/useGroupError.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { WideSegments } from './BriefForm.styles.ts';
import type { BriefFieldForm } from './BriefFields.tsx';

export interface SegmentsFieldProps {
  form: BriefFieldForm;
  name: 'length' | 'variants';
  label: string;
  options: readonly SegmentedOption<string>[];
}

export function SegmentsField({ form, name, label, options }: SegmentsFieldProps) {
  const { field, error } = useFormField(form, name);
  const { groupProps, errorText } = useGroupError(error);
  return (
    <Stack gap="1-5">
      <Text type="label" aria-hidden="true">
        {label}
      </Text>
      <WideSegments
        {...groupProps}
        chosenRef={field.ref}
        label={label}
        options={options}
        value={field.value}
        onValueChange={(value) => {
          field.onChange(value);
          form.handleChange();
        }}
      />
      {errorText}
    </Stack>
  );
}
