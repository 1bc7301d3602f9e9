import { useId, useMemo } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { FieldContext } from './FieldContext.ts';
import type { FieldState } from './FieldContext.ts';
import { Root } from './Field.styles.ts';

/** Options of a field. */
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

export interface FieldRootProps extends Omit<ComponentPropsWithRef<'div'>, 'id'>, FieldOptions {}

/** Connects a label, a control, its hint and its error. Renders a `<div>`. */
export function FieldRoot({
  id,
  error,
  hint,
  isRequired = false,
  disabled = false,
  ...rest
}: FieldRootProps) {
  const own = useId();
  const controlId = id ?? own;
  const field = useMemo<FieldState>(
    () => ({
      controlId,
      labelId: `${own}label`,
      hintId: `${own}hint`,
      errorId: `${own}error`,
      hint,
      error,
      isRequired,
      disabled,
    }),
    [controlId, own, hint, error, isRequired, disabled],
  );
  return (
    <FieldContext value={field}>
      <Root {...rest} />
    </FieldContext>
  );
}
