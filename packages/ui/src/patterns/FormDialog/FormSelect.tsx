import { Select } from '../../components/Select/Select.tsx';
import type { SelectProps } from '../../components/Select/Select.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormChoice } from './useFormChoice.ts';
import type { FormInput } from './formTypes.ts';

export type FormSelectProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<SelectProps, FormManagedProp | 'onValueChange' | 'onBlur' | 'disabled'>;

/** A `Select` bound to a form. */
export function FormSelect<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormSelectProps<Input, Values>) {
  return <Select {...rest} {...useFormChoice({ form, name })} />;
}
