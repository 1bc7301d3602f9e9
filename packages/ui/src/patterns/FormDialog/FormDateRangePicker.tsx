import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import type { DateRangePickerProps } from '../../components/DateRangePicker/DateRangePicker.tsx';
import type { BoundFieldError, FormInput } from './formTypes.ts';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

export type FormDateRangePickerProps<Input extends FormInput, Values> = FormFieldProps<
  Input,
  Values
> &
  Omit<DateRangePickerProps, FormManagedProp | 'onValueChange' | 'onBlur' | 'readOnly'>;

/** Errors of the two days, if the schema has one each. */
interface RangeErrors {
  from?: BoundFieldError;
  to?: BoundFieldError;
}

/**
 * A `DateRangePicker` bound to a form; the value has `from` and `to`. A text that is not a day remains
 * the form's value, so that a draft keeps it: the schema must accept days only (`z.iso.date()`) and
 * refuse a last day before the first.
 */
export function FormDateRangePicker<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormDateRangePickerProps<Input, Values>) {
  const { field, fieldError, error } = useFormField(form, name);
  const { name: _name, onChange, ...control } = field;
  const { from, to } = (fieldError ?? {}) as RangeErrors;
  return (
    <DateRangePicker
      {...rest}
      {...control}
      error={error ?? form.errorText(from ?? to)}
      readOnly={form.isPending}
      onValueChange={(range) => {
        onChange(range);
        form.handleChange();
      }}
    />
  );
}
