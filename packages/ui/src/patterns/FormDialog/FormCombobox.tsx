import { Combobox } from '../../components/Combobox/Combobox.tsx';
import type { ComboboxProps } from '../../components/Combobox/Combobox.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormChoice } from './useFormChoice.ts';
import type { FormInput } from './formTypes.ts';

export type FormComboboxProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<ComboboxProps, FormManagedProp | 'onValueChange' | 'onBlur' | 'disabled'>;

/** A `Combobox` bound to a form. */
export function FormCombobox<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormComboboxProps<Input, Values>) {
  return <Combobox {...rest} {...useFormChoice({ form, name })} />;
}
