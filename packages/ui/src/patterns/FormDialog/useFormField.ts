import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { controlOf } from './formControl.ts';
import type {
  BoundFieldError,
  FieldForm,
  FieldName,
  FormFieldState,
  FormInput,
} from './formTypes.ts';

/**
 * Binds a custom control to a form: call `field.onChange` with the next value, then
 * `form.handleChange`. The caller must show `error` at the control, because a refusal of this field
 * is shown nowhere else. `fieldError` is the same error with its type.
 */
export function useFormField<
  Input extends FormInput,
  Values,
  Name extends FieldName<Input> = FieldName<Input>,
>(form: FieldForm<Input, Values>, name: Name): FormFieldState<Input[Name]> {
  const { addField, errorText } = form;
  const { field, fieldState } = useController({
    control: controlOf(form),
    name: name as Name & FieldPath<Input>,
  });
  useEffect(() => addField(name), [addField, name]);
  const fieldError = fieldState.error as BoundFieldError | undefined;
  return { field, fieldError, error: errorText(fieldError) };
}
