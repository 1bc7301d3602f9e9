import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import type { FormFieldProps } from '../../../patterns/FormDialog/FormTextField.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';

interface FormPasswordFieldProps<Input extends FormInput, Values> extends FormFieldProps<
  Input,
  Values
> {
  label: string;
  hint?: string | undefined;
}

/** Without `value`: React would write the password into the DOM attribute. */
export function FormPasswordField<Input extends FormInput, Values>({
  form,
  name,
  label,
  hint,
}: FormPasswordFieldProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { value: _typed, onChange, ...control } = field;
  return (
    <PasswordField
      {...control}
      label={label}
      hint={hint}
      error={error}
      isRequired
      size="large"
      autoComplete="new-password"
      readOnly={form.isPending}
      onChange={(event) => {
        onChange(event);
        form.handleChange();
      }}
    />
  );
}
