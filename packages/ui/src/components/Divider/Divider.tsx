import type { ComponentPropsWithRef } from 'react';
import { Root } from './Divider.styles.ts';

export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** `vertical` is as high as the row it is in, and has no text. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * A line between two groups of content. Renders an `<hr>`, or, with children, a `<div>` with the
 * text between two lines, which screen readers read like any other text.
 */
export function Divider({ orientation = 'horizontal', children, ...rest }: DividerProps) {
  if (children && orientation === 'horizontal')
    return (
      <Root {...rest} data-labelled>
        {children}
      </Root>
    );
  return <Root {...rest} as="hr" aria-orientation={orientation} />;
}
