import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

export function useFormChoice<Input extends FieldValues, Values>({
  form,
  name,
}: FormFieldProps<Input, Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    ...field,
    value: String(field.value),
    error: form.errorText(fieldState.error),
    disabled: form.isPending,
    onValueChange: (value: string) => {
      field.onChange(value);
      form.handleChange();
    },
  };
}
