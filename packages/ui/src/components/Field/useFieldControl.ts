import { joinIds } from '../../internal/joinIds.ts';
import { useField } from './FieldContext.ts';

/** Id and ARIA attributes of a control; spread them last. Throws outside `Field.Root`. */
export function useFieldControl(part: string, describedBy?: string) {
  const field = useField(part);
  return {
    id: field.controlId,
    disabled: field.disabled,
    'aria-describedby': joinIds(
      describedBy,
      field.hint && field.hintId,
      field.error && field.errorId,
    ),
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.isRequired || undefined,
  };
}
