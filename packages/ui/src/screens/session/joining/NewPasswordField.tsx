import { FormPasswordField } from '../../../patterns/FormDialog/FormPasswordField.tsx';
import type { FormFieldProps } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';

interface NewPasswordFieldProps<Input extends FormInput, Values> extends FormFieldProps<
  Input,
  Values
> {
  label: string;
}

export function NewPasswordField<Input extends FormInput, Values>(
  props: NewPasswordFieldProps<Input, Values>,
) {
  return <FormPasswordField {...props} isRequired size="large" autoComplete="new-password" />;
}
