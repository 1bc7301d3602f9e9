import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Hint, Legend, Root } from './FieldGroup.styles.ts';
import { useGroupError } from './useGroupError.tsx';

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** Names the group. Omit it if `aria-label` does. */
  legend?: ReactNode;
  hint?: ReactNode;
  /** Error of the group, shown under its fields. */
  error?: string | undefined;
  /** `grid` puts 6 px between its children. @default 'block' */
  layout?: 'block' | 'grid';
}

/** Related fields under a heading, or the options of one choice. Renders a `<fieldset>`. */
export function FieldGroup({
  legend,
  hint,
  error,
  layout = 'block',
  children,
  ...rest
}: FieldGroupProps) {
  const { groupProps, errorText } = useGroupError(error);
  return (
    <Root {...rest} {...groupProps} data-layout={layout}>
      {legend ? <Legend data-apart={hint ? undefined : true}>{legend}</Legend> : null}
      {hint ? <Hint>{hint}</Hint> : null}
      {children}
      {errorText}
    </Root>
  );
}
