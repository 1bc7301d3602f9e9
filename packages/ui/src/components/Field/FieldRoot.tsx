import type { ComponentPropsWithRef } from 'react';
import { FieldContext } from './FieldContext.ts';
import { Root } from './Field.styles.ts';
import { useFieldState } from './useFieldState.ts';
import type { FieldOptions } from './useFieldState.ts';

export interface FieldRootProps extends Omit<ComponentPropsWithRef<'div'>, 'id'>, FieldOptions {}

/** Connects a label, a control, its hint and its error. Renders a `<div>`. */
export function FieldRoot({ id, error, hint, isRequired, disabled, ...rest }: FieldRootProps) {
  const field = useFieldState({ id, error, hint, isRequired, disabled });
  return (
    <FieldContext value={field}>
      <Root {...rest} />
    </FieldContext>
  );
}
