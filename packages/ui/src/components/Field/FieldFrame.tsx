import type { ComponentPropsWithRef } from 'react';
import type { FieldSize } from '../TextField/TextField.tsx';
import { Control } from './Control.styles.ts';
import { useField } from './FieldContext.ts';

export interface FieldFrameProps extends ComponentPropsWithRef<'div'> {
  /** 32, 36 or 44 px high; 44 px on phones. @default 'medium' */
  size?: FieldSize | undefined;
  /** As high as its content, such as a text of several lines. @default false */
  isMultiline?: boolean | undefined;
  /** Looks like a text that cannot be changed. @default false */
  isReadOnly?: boolean | undefined;
}

/**
 * Border and background of a control, with the look of an invalid or disabled field, and the focus
 * ring while an `<input>` or `<textarea>` inside has the focus. An icon comes first. Renders a
 * `<div>`.
 */
export function FieldFrame({
  size = 'medium',
  isMultiline = false,
  isReadOnly = false,
  ...rest
}: FieldFrameProps) {
  const field = useField('Field.Frame');
  return (
    <Control
      {...rest}
      data-size={isMultiline ? undefined : size}
      data-multiline={isMultiline || undefined}
      data-invalid={field.error ? true : undefined}
      data-disabled={field.disabled || undefined}
      data-readonly={isReadOnly || undefined}
    />
  );
}
