import { Select } from '../../components/Select/Select.tsx';
import type { SelectFieldProps, SelectValue } from '../../components/Select/types.ts';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export type FormSelectProps<
  Input extends FormInput,
  Values,
  Value extends SelectValue = string,
> = FormFieldProps<Input, Values> &
  Omit<SelectFieldProps<Value>, FormManagedProp | 'onBlur' | 'disabled'> & {
    /** Adds a button to the field that clears the choice, as Delete and Backspace do. @default false */
    isClearable?: boolean;
    /** Value of the form after clearing. @default '' instead of a text, null instead of a number */
    clearedValue?: '' | null;
  };

/** A `Select` bound to a form. */
export function FormSelect<Input extends FormInput, Values, Value extends SelectValue = string>({
  form,
  name,
  isClearable = false,
  clearedValue,
  ...rest
}: FormSelectProps<Input, Values, Value>) {
  const { field, error } = useFormField(form, name);
  const { onChange, ...control } = field;
  const cleared = clearedValue === undefined && typeof field.value === 'string' ? '' : clearedValue;
  return (
    <Select<Value>
      {...rest}
      {...control}
      isClearable={isClearable}
      value={field.value}
      error={error}
      disabled={form.isPending}
      onValueChange={(value: Value | null) => {
        onChange(value ?? cleared ?? null);
        form.handleChange();
      }}
    />
  );
}
