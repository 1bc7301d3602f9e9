import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Switch } from '../../components/Switch/Switch.tsx';
import type { SwitchProps } from '../../components/Switch/Switch.tsx';
import type { FormFieldProps } from './FormTextField.tsx';

export type FormSwitchProps<Input extends FieldValues, Values> = FormFieldProps<Input, Values> &
  Omit<SwitchProps, 'form' | 'name' | 'checked' | 'onCheckedChange' | 'disabled' | 'ref'>;

/** A `Switch` bound to a form; saved on submit. */
export function FormSwitch<Input extends FieldValues, Values>({
  form,
  name,
  ...rest
}: FormSwitchProps<Input, Values>) {
  const { field } = useController({ control: form.control, name });
  const { value, onChange, ...control } = field;
  return (
    <Switch
      {...rest}
      {...control}
      checked={value === true}
      disabled={form.isPending}
      onCheckedChange={(checked) => {
        onChange(checked);
        form.handleChange();
      }}
    />
  );
}
