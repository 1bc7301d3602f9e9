import { sessionTexts, useTranslation } from '@platform/i18n';
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
  const t = useTranslation(sessionTexts);
  const { field, error } = useFormField(form, name);
  const { value: _typed, onChange, ...control } = field;
  return (
    <PasswordField
      {...control}
      label={label}
      showLabel={t('session.password.show')}
      hideLabel={t('session.password.hide')}
      capsLockText={t('session.password.capsLock')}
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
