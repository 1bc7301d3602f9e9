import { useId, useMemo } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { FieldContext } from './FieldContext.ts';
import type { FieldState } from './FieldContext.ts';
import { Root } from './Field.styles.ts';

/** What a field knows about its control. */
export interface FieldOptions {
  /** Id of the control. @default generated */
  id?: string | undefined;
  /** What is wrong and what to do; makes the field invalid. */
  error?: string | undefined;
  /** Helps before anything is entered. */
  hint?: string | undefined;
  /** Marks the field for eyes and readers. @default false */
  isRequired?: boolean | undefined;
  /** Cannot be changed, nor focused. @default false */
  disabled?: boolean | undefined;
}

export interface FieldRootProps extends Omit<ComponentPropsWithRef<'div'>, 'id'>, FieldOptions {}

/** Ties a label, a control, its hint and its error together. Renders a `<div>`. */
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
