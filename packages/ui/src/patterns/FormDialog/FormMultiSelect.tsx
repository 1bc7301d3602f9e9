import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx';
import type { MultiSelectProps } from '../../components/MultiSelect/types.ts';
import type { SelectValue } from '../../components/Select/types.ts';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormInput } from './formTypes.ts';

export type FormMultiSelectProps<
  Input extends FormInput,
  Values,
  Value extends SelectValue = string,
> = FormFieldProps<Input, Values> &
  Omit<MultiSelectProps<Value>, FormManagedProp | 'onValueChange' | 'onBlur' | 'disabled'>;

/** A `MultiSelect` bound to a form; the value is an array of the chosen values. */
export function FormMultiSelect<
  Input extends FormInput,
  Values,
  Value extends SelectValue = string,
>({ form, name, ...rest }: FormMultiSelectProps<Input, Values, Value>) {
  const { field, error } = useFormField(form, name);
  const { name: _name, onChange, ...control } = field;
  const value: unknown = field.value;
  return (
    <MultiSelect<Value>
      {...rest}
      {...control}
      value={Array.isArray(value) ? value : []}
      error={error}
      disabled={form.isPending}
      onValueChange={(values) => {
        onChange(values);
        form.handleChange();
      }}
    />
  );
}
