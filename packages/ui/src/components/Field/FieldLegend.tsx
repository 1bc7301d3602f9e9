import type { ComponentPropsWithRef } from 'react';
import { useField } from './FieldContext.ts';
import { Legend, Required } from './Field.styles.ts';

export interface FieldLegendProps extends ComponentPropsWithRef<'legend'> {
  /** Hides the legend visually. @default false */
  isHidden?: boolean | undefined;
}

/** Names a `Field.Group`. Renders a `<legend>`; the asterisk is not part of the accessible name. */
export function FieldLegend({ isHidden = false, children, ...rest }: FieldLegendProps) {
  const field = useField('Field.Legend');
  return (
    <Legend {...rest} data-hidden={isHidden || undefined}>
      {children}
      {field.isRequired ? <Required aria-hidden="true" /> : null}
    </Legend>
  );
}
