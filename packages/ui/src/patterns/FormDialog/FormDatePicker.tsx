import type { FormInput } from './formTypes.ts';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import type { DatePickerProps } from '../../components/DatePicker/DatePicker.tsx';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

export type FormDatePickerProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<DatePickerProps, FormManagedProp | 'onValueChange' | 'onBlur' | 'readOnly'>;

/**
 * A `DatePicker` bound to a form. A text that is not a day remains the form's value, so that a draft
 * keeps it: the schema must accept days only (`z.iso.date()`).
 */
export function FormDatePicker<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormDatePickerProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { name: _name, onChange, ...control } = field;
  return (
    <DatePicker
      {...rest}
      {...control}
      value={String(field.value)}
      error={error}
      readOnly={form.isPending}
      onValueChange={(value) => {
        onChange(value);
        form.handleChange();
      }}
    />
  );
}
