import type { ComponentPropsWithRef } from 'react';
import { Column, Root } from './Page.styles.ts';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `wide` gives a board the full sheet; `narrow` is for a single form. @default 'column' */
  width?: 'column' | 'wide' | 'narrow';
}

/**
 * The content column of a sheet. It is the container named `page` whose width decides how tables,
 * headers and cards lay themselves out (the viewport decides the shell only).
 */
export function Page({ width = 'column', children, ...rest }: PageProps) {
  return (
    <Root {...rest}>
      <Column data-width={width}>{children}</Column>
    </Root>
  );
}
