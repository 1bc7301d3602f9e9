import { Field } from '../../components/Field/index.ts';
import { useFieldControl } from '../../components/Field/useFieldControl.ts';
import { Switch } from '../../components/Switch/Switch.tsx';
import type { SwitchProps } from '../../components/Switch/Switch.tsx';
import type { FormFieldProps } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export type FormSwitchProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<SwitchProps, 'form' | 'name' | 'checked' | 'onCheckedChange' | 'disabled' | 'ref'>;

/** A `Switch` bound to a form; saved on submit. */
export function FormSwitch<Input extends FormInput, Values>({
  form,
  name,
  id,
  ...rest
}: FormSwitchProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { value, onChange, ...control } = field;
  return (
    <Field.Root id={id} error={error} disabled={form.isPending}>
      <FieldSwitch
        {...rest}
        {...control}
        checked={value === true}
        onCheckedChange={(checked) => {
          onChange(checked);
          form.handleChange();
        }}
      />
      <Field.Error />
    </Field.Root>
  );
}

function FieldSwitch(props: SwitchProps) {
  return <Switch {...props} {...useFieldControl('FormSwitch', props['aria-describedby'])} />;
}
