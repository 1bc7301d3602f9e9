import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Textarea } from '../../components/Textarea/Textarea.tsx';
import type { TextareaProps } from '../../components/Textarea/Textarea.tsx';
import type { FormFieldProps, FormOwned } from './FormTextField.tsx';

export type FormTextareaProps<Input extends FieldValues, Values> = FormFieldProps<Input, Values> &
  Omit<TextareaProps, FormOwned | 'onChange' | 'onBlur' | 'readOnly'>;

/** A `Textarea` bound to a form. */
export function FormTextarea<Input extends FieldValues, Values>({
  form,
  name,
  ...rest
}: FormTextareaProps<Input, Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Textarea
      autoComplete="off"
      rows={3}
      {...rest}
      {...field}
      value={String(field.value)}
      error={form.errorText(fieldState.error)}
      readOnly={form.isPending}
      onChange={(event) => {
        field.onChange(event);
        form.handleChange();
      }}
    />
  );
}
