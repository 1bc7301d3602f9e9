import type { ComponentPropsWithRef } from 'react';
import { useField } from './FieldContext.ts';
import { Label, Required } from './Field.styles.ts';

export interface FieldLabelProps extends ComponentPropsWithRef<'label'> {
  /** Hides the label visually. @default false */
  isHidden?: boolean | undefined;
}

/** Label of the control. Renders a `<label>`; the asterisk is not part of the accessible name. */
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
