import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { joinIds } from '../../internal/joinIds.ts';
import { gapLengths } from '../../tokens/space.ts';
import type { SpaceStep } from '../../tokens/space.ts';
import { Hint, Legend, Root } from './FieldGroup.styles.ts';
import { useGroupError } from './useGroupError.tsx';

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** Names the group. Omit it if `aria-label` does. */
  legend?: ReactNode;
  /** Help text below the legend, also read as the description of the group. */
  hint?: ReactNode;
  /** Error of the group as a whole, shown under its fields. Errors of one field belong to that field. */
  error?: string | undefined;
  /** Space between its children, a step of the spacing scale. @default none */
  gap?: SpaceStep | undefined;
}

/** Related fields under a heading, or the options of one choice. Renders a `<fieldset>`. */
export function FieldGroup({
  legend,
  hint,
  error,
  gap,
  style,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldGroupProps) {
  const hintId = useId();
  const { groupProps, errorText } = useGroupError(error);
  return (
    <Root
      {...rest}
      {...groupProps}
      aria-describedby={joinIds(describedBy, hint ? hintId : null, groupProps['aria-describedby'])}
      style={gap ? { '--platform-field-group-gap': gapLengths(gap)[0], ...style } : style}
      data-spaced={gap ? true : undefined}
    >
      {legend ? <Legend data-apart={hint ? undefined : true}>{legend}</Legend> : null}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children}
      {errorText}
    </Root>
  );
}
