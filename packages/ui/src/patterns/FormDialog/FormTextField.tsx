import type { FieldValues, Path } from 'react-hook-form';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { TextFieldProps } from '../../components/TextField/TextField.tsx';
import type { FieldForm } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

export interface FormFieldProps<Input extends FieldValues, Values> {
  /** From `useDialogForm` or `usePageForm`. */
  form: FieldForm<Input, Values>;
  /** Name of the form value. */
  name: Path<Input>;
}

export type FormOwned = 'form' | 'name' | 'value' | 'defaultValue' | 'error' | 'ref';

export type FormTextFieldProps<Input extends FieldValues, Values> = FormFieldProps<Input, Values> &
  Omit<TextFieldProps, FormOwned | 'onChange' | 'onBlur' | 'readOnly'>;

/** A `TextField` bound to a form. Browsers autofill it only with `autoComplete`. */
export function FormTextField<Input extends FieldValues, Values>({
  form,
  name,
  ...rest
}: FormTextFieldProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  return (
    <TextField
      autoComplete="off"
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
