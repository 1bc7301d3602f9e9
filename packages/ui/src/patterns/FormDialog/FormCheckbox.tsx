import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import type { CheckboxProps } from '../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../components/Field/index.ts';
import { useFieldControl } from '../../components/Field/useFieldControl.ts';
import type { FormFieldProps } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export interface FormCheckboxProps<Input extends FormInput, Values> extends FormFieldProps<
  Input,
  Values
> {
  label: string;
}

/** A `Checkbox` bound to a form. Used by one area: a second would load the code of forms with every page. */
export function FormCheckbox<Input extends FormInput, Values>({
  form,
  name,
  label,
}: FormCheckboxProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { value, onChange, ...control } = field;
  return (
    <Field.Root error={error}>
      <FieldCheckbox
        {...control}
        label={label}
        checked={value === true}
        onCheckedChange={(isChecked) => {
          // A checkbox has no `readOnly`, and `disabled` would lose the focus.
          if (form.isPending) return;
          onChange(isChecked);
          form.handleChange();
        }}
      />
      <Field.Error />
    </Field.Root>
  );
}

function FieldCheckbox(props: CheckboxProps) {
  return <Checkbox {...props} {...useFieldControl('FormCheckbox')} />;
}
