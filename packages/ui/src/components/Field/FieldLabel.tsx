import type { ComponentPropsWithRef } from 'react';
import { useField } from './FieldContext.ts';
import { Label, Required } from './Field.styles.ts';

export interface FieldLabelProps extends ComponentPropsWithRef<'label'> {
  /** Keeps the name for screen readers only. @default false */
  isHidden?: boolean | undefined;
}

/** Names the control. Renders a `<label>`; the asterisk is drawn, not part of the name. */
export function FieldLabel({ isHidden = false, children, ...rest }: FieldLabelProps) {
  const field = useField('Field.Label');
  return (
    <Label
      {...rest}
      id={field.labelId}
      htmlFor={field.controlId}
      data-hidden={isHidden || undefined}
    >
      {children}
      {field.isRequired ? <Required aria-hidden="true" /> : null}
    </Label>
  );
}
