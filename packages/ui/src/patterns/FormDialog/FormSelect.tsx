import { Controller } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Select } from '../../components/Select/Select.tsx';
import type { SelectProps } from '../../components/Select/Select.tsx';
import type { FormFieldProps, FormOwned } from './FormTextField.tsx';

export type FormSelectProps<Input extends FieldValues, Values> = FormFieldProps<Input, Values> &
  Omit<SelectProps, FormOwned | 'onValueChange' | 'onBlur' | 'disabled'>;

/** One choice of a few, of a form. */
export function FormSelect<Input extends FieldValues, Values>({
  form,
  name,
  ...rest
}: FormSelectProps<Input, Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          {...rest}
          ref={field.ref}
          name={field.name}
          value={String(field.value)}
          onBlur={field.onBlur}
          error={form.errorText(fieldState.error)}
          disabled={form.isPending}
          onValueChange={(value) => {
            field.onChange(value);
            form.handleChange();
          }}
        />
      )}
    />
  );
}
