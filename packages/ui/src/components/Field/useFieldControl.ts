import { joinIds } from '../../internal/joinIds.ts';
import { useField } from './FieldContext.ts';

/**
 * Returns the id and ARIA attributes of a control inside `Field.Root`. Spread them after the
 * caller's props.
 * @param part name of the control, for the error thrown outside a field
 */
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
