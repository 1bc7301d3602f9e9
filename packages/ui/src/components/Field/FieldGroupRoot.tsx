import type { ComponentPropsWithRef } from 'react';
import { joinIds } from '../../internal/joinIds.ts';
import { FieldContext } from './FieldContext.ts';
import { Group } from './Field.styles.ts';
import { useFieldState } from './useFieldState.ts';
import type { FieldOptions } from './useFieldState.ts';

export interface FieldGroupRootProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'id'>, FieldOptions {}

/**
 * A field of several controls: connects a `Field.Legend`, hint and error with the group. Renders a
 * `<fieldset>`; its controls keep their own labels.
 */
export function FieldGroupRoot({
  id,
  error,
  hint,
  isRequired,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: FieldGroupRootProps) {
  const field = useFieldState({ id, error, hint, isRequired, disabled });
  return (
    <FieldContext value={field}>
      <Group
        {...rest}
        id={id}
        disabled={disabled}
        aria-describedby={joinIds(describedBy, hint && field.hintId, error && field.errorId)}
        aria-invalid={error ? true : undefined}
      />
    </FieldContext>
  );
}
