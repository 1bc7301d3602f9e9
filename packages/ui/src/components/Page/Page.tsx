import type { ComponentPropsWithRef } from 'react';
import { Column, Root } from './Page.styles.ts';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `wide` fills the sheet, for a board; `narrow` is for a single form. @default 'column' */
  width?: 'column' | 'wide' | 'narrow';
}

/** Content column and container `page`, whose width decides the layout of its content. */
export function Page({ width = 'column', children, ...rest }: PageProps) {
  return (
    <Root>
      <Column {...rest} data-width={width}>
        {children}
      </Column>
    </Root>
  );
}
