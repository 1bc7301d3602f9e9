import { TextField } from '../../components/TextField/TextField.tsx';
import type { TextFieldProps } from '../../components/TextField/TextField.tsx';
import type { FieldForm, FieldName, FormInput } from './formTypes.ts';
import { useFormText } from './useFormText.ts';

/** Props that bind a field to a form. */
export interface FormFieldProps<Input extends FormInput, Values> {
  /** From `useDialogForm` or `usePageForm`. */
  form: FieldForm<Input, Values>;
  /** Name of the form value. */
  name: FieldName<Input>;
}

/** Props of a component that its form sets. */
export type FormManagedProp = 'form' | 'name' | 'value' | 'defaultValue' | 'error' | 'ref';

export type FormTextFieldProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<TextFieldProps, FormManagedProp | 'onChange' | 'onBlur' | 'readOnly'>;

/** A `TextField` bound to a form. Browsers autofill it only with `autoComplete`. */
export function FormTextField<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormTextFieldProps<Input, Values>) {
  return <TextField autoComplete="off" {...rest} {...useFormText(form, name)} />;
}
