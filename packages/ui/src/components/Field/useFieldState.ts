import { useId, useMemo } from 'react';
import type { FieldState } from './FieldContext.ts';

export interface FieldOptions {
  /** Id of the control. @default generated */
  id?: string | undefined;
  /** Error message; makes the field invalid. */
  error?: string | undefined;
  /** Help text shown before anything is entered. */
  hint?: string | undefined;
  /** Marks the field as required, visibly and for assistive technology. @default false */
  isRequired?: boolean | undefined;
  /** Makes the field neither editable nor focusable. @default false */
  disabled?: boolean | undefined;
}

export function useFieldState({
  id,
  error,
  hint,
  isRequired = false,
  disabled = false,
}: FieldOptions): FieldState {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return useMemo(
    () => ({
      controlId,
      labelId: `${generatedId}label`,
      hintId: `${generatedId}hint`,
      errorId: `${generatedId}error`,
      hint,
      error,
      isRequired,
      disabled,
    }),
    [controlId, generatedId, hint, error, isRequired, disabled],
  );
}
