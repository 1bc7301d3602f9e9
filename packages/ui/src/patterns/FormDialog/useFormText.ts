import type { ChangeEvent } from 'react';
import type { FieldForm, FieldName, FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

/** Returns the props of a text input that is bound to a form value. */
export function useFormText<Input extends FormInput, Values>(
  form: FieldForm<Input, Values>,
  name: FieldName<Input>,
) {
  const { field, error } = useFormField(form, name);
  return {
    ...field,
    value: String(field.value),
    error,
    readOnly: form.isPending,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      field.onChange(event);
      form.handleChange();
    },
  };
}
