import { Controller } from 'react-hook-form';
import type { Path } from 'react-hook-form';
import type { SelectOption } from '../../components/Select/types.ts';
import { Select } from '../../components/Select/Select.tsx';
import type { SaveForm, TextValues } from './useSaveForm.ts';

export interface FormSelectProps<Values extends TextValues<Values>> {
  form: SaveForm<Values>;
  name: Path<Values>;
  label: string;
  options: readonly SelectOption[];
}

/** A choice of a form, always required. */
export function FormSelect<Values extends TextValues<Values>>({
  form,
  name,
  label,
  options,
}: FormSelectProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          ref={field.ref}
          name={field.name}
          value={String(field.value)}
          onBlur={field.onBlur}
          label={label}
          isRequired
          options={options}
          error={form.textOf(fieldState.error)}
          disabled={form.isPending}
          onValueChange={(value) => {
            field.onChange(value);
            form.changed();
          }}
        />
      )}
    />
  );
}
