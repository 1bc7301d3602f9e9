import type { ComponentPropsWithRef } from 'react';
import { Column, Root } from './Page.styles.ts';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `wide` fills the sheet, for a board; `narrow` is for a single form. @default 'column' */
  width?: 'column' | 'wide' | 'narrow';
}

/**
 * Content column of a sheet. It is the container `page`, whose width decides the layout of tables,
 * headers and cards; the viewport decides that of the shell only.
 */
export function Page({ width = 'column', children, ...rest }: PageProps) {
  return (
    <Root {...rest}>
      <Column data-width={width}>{children}</Column>
    </Root>
  );
}
