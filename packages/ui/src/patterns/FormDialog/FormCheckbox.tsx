import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import type { CheckboxProps } from '../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../components/Field/index.ts';
import { useFieldControl } from '../../components/Field/useFieldControl.ts';
import type { FormFieldProps } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export type FormCheckboxProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<CheckboxProps, 'form' | 'name' | 'checked' | 'onCheckedChange' | 'disabled' | 'ref'> & {
    /** Help text below the checkbox. */
    hint?: string | undefined;
  };

/** A `Checkbox` bound to a form. */
export function FormCheckbox<Input extends FormInput, Values>({
  form,
  name,
  id,
  hint,
  ...rest
}: FormCheckboxProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { value, onChange, ...control } = field;
  return (
    <Field.Root {...{ id, hint, error }}>
      <FieldCheckbox
        {...rest}
        {...control}
        checked={value === true}
        onCheckedChange={(isChecked) => {
          // A checkbox has no `readOnly`, and `disabled` would lose the focus.
          if (form.isPending) return;
          onChange(isChecked);
          form.handleChange();
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function FieldCheckbox(props: CheckboxProps) {
  return <Checkbox {...props} {...useFieldControl('FormCheckbox', props['aria-describedby'])} />;
}
