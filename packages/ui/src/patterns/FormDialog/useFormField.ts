import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldForm } from './formTypes.ts';

/**
 * Binds a control to a form. The caller must show `error` at the control, because a refusal of this
 * field is shown nowhere else. `fieldError` is the same error with its type.
 */
export function useFormField<
  Input extends FieldValues,
  Values,
  Name extends Path<Input> = Path<Input>,
>({ control, addField, errorText }: FieldForm<Input, Values>, name: Name) {
  const { field, fieldState } = useController({ control, name });
  useEffect(() => addField(name), [addField, name]);
  return { field, fieldError: fieldState.error, error: errorText(fieldState.error) };
}
