import type { ComponentPropsWithRef } from 'react';
import { Beat, Beats, Root } from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names what is loading; shown next to the spinner. */
  label?: string;
}

/** Three beats; static with reduced motion. Renders a `<span>`; announce it with a live region. */
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
