import type { FormFieldProps } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export function useFormChoice<Input extends FormInput, Values>({
  form,
  name,
}: FormFieldProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  return {
    ...field,
    value: String(field.value),
    error,
    disabled: form.isPending,
    onValueChange: (value: string) => {
      field.onChange(value);
      form.handleChange();
    },
  };
}
