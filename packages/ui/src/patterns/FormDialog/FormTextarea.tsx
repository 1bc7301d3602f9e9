import { Textarea } from '../../components/Textarea/Textarea.tsx';
import type { TextareaProps } from '../../components/Textarea/Textarea.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormText } from './useFormText.ts';
import type { FormInput } from './formTypes.ts';

export type FormTextareaProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<TextareaProps, FormManagedProp | 'onChange' | 'onBlur' | 'readOnly'>;

/** A `Textarea` bound to a form. */
export function FormTextarea<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormTextareaProps<Input, Values>) {
  return <Textarea autoComplete="off" rows={3} {...rest} {...useFormText(form, name)} />;
}
