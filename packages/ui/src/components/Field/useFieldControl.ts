import { joinIds } from '../../internal/joinIds.ts';
import { useField } from './FieldContext.ts';

/**
 * Returns what a control inside `Field.Root` needs: its id and the ARIA that ties it to the label,
 * the hint and the error. Spread it after the caller's props.
 * @param part Name of the control, for the error outside a field.
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
