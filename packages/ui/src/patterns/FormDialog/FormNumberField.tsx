import { NumberField } from '../../components/NumberField/NumberField.tsx';
import type { NumberFieldProps } from '../../components/NumberField/NumberField.tsx';
import type { FormInput } from './formTypes.ts';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

export type FormNumberFieldProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<NumberFieldProps, FormManagedProp | 'onValueChange' | 'onChange' | 'onBlur' | 'readOnly'>;

/**
 * A `NumberField` bound to a form: the form's value is a number, or null for none. A text with an
 * error remains the value, so that a draft keeps it: the schema must accept numbers only
 * (`z.number()`).
 */
export function FormNumberField<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormNumberFieldProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { name: _name, onChange, ...control } = field;
  return (
    <NumberField
      {...rest}
      {...control}
      value={field.value}
      error={error}
      readOnly={form.isPending}
      onValueChange={(value, reading) => {
        onChange(reading.error === undefined ? value : reading.text);
        form.handleChange();
      }}
    />
  );
}
