import { Textarea } from '../../components/Textarea/Textarea.tsx';
import type { TextareaProps } from '../../components/Textarea/Textarea.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export type FormTextareaProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<TextareaProps, FormManagedProp | 'onChange' | 'onBlur' | 'readOnly'>;

/** A `Textarea` bound to a form. */
export function FormTextarea<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormTextareaProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  return (
    <Textarea
      autoComplete="off"
      rows={3}
      {...rest}
      {...field}
      value={String(field.value)}
      error={error}
      readOnly={form.isPending}
      onChange={(event) => {
        field.onChange(event);
        form.handleChange();
      }}
    />
  );
}
