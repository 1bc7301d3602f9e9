import type { ChangeEvent } from 'react';
import type { FieldForm, FieldName, FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

/** Props of an input whose text is a value of the form. */
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
