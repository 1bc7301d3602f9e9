import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Hint, Legend, Root } from './FieldGroup.styles.ts';

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** Names the group. Omit it if `aria-label` does. */
  legend?: ReactNode;
  hint?: ReactNode;
  /** `grid` puts 6 px between its children. @default 'block' */
  layout?: 'block' | 'grid';
}

/** Related fields under a heading, or the options of one choice. Renders a `<fieldset>`. */
export function FieldGroup({ legend, hint, layout = 'block', children, ...rest }: FieldGroupProps) {
  return (
    <Root {...rest} data-layout={layout}>
      {legend ? <Legend data-apart={hint ? undefined : true}>{legend}</Legend> : null}
      {hint ? <Hint>{hint}</Hint> : null}
      {children}
    </Root>
  );
}
