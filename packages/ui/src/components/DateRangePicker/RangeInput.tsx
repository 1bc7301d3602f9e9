import type { ComponentPropsWithRef } from 'react';
import { Input } from '../Field/Control.styles.ts';
import { useField } from '../Field/FieldContext.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';

export interface RangeInputProps extends ComponentPropsWithRef<'input'> {
  /** The end of a range has a separate id, because the label belongs to the start. */
  isEnd?: boolean;
  isInvalid: boolean;
}

export function RangeInput({ isEnd = false, isInvalid, ...rest }: RangeInputProps) {
  const { controlId } = useField('RangeInput');
  const control = useFieldControl('RangeInput', rest['aria-describedby']);
  return (
    <Input
      autoComplete="off"
      {...rest}
      {...control}
      id={isEnd ? `${controlId}end` : controlId}
      aria-invalid={isInvalid || undefined}
    />
  );
}
