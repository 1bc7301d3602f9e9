import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import type { PasswordFieldProps } from '../../components/PasswordField/PasswordField.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import type { FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

export type FormPasswordFieldProps<Input extends FormInput, Values> = FormFieldProps<
  Input,
  Values
> &
  Omit<PasswordFieldProps, FormManagedProp | 'onChange' | 'onBlur' | 'readOnly'>;

/**
 * A `PasswordField` bound to a form. Without `value`: React would write the password into the DOM
 * attribute.
 */
export function FormPasswordField<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormPasswordFieldProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { value: _typed, onChange, ...control } = field;
  return (
    <PasswordField
      {...rest}
      {...control}
      error={error}
      readOnly={form.isPending}
      onChange={(event) => {
        onChange(event);
        form.handleChange();
      }}
    />
  );
}
