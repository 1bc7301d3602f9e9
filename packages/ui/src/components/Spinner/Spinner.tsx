import type { ComponentPropsWithRef } from 'react';
import { Beat, Beats, Root } from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Says what is being waited for, beside the beats. */
  label?: string;
}

/**
 * Three beats rising in turn, in the colour of the text around. With reduced motion they stand
 * still and the text does the work. Renders a `<span>`; put it into a live region to announce it.
 */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return (
    <Root {...rest} data-labelled={label ? true : undefined}>
      <Beats aria-hidden="true">
        <Beat />
        <Beat />
        <Beat />
      </Beats>
      {label}
    </Root>
  );
}
