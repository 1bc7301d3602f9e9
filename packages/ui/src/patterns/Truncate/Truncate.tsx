import type { ComponentPropsWithRef } from 'react';
import { revealCutText } from '../../components/DataTable/revealCutText.ts';

export interface TruncateProps extends ComponentPropsWithRef<'bdi'> {
  /** Colour of text that supports other text. @default false */
  isQuiet?: boolean;
}

/**
 * One line of text that ends in an ellipsis where its place does; while it is cut, its whole text is its tooltip. A plain
 * element with a rule in `components.css`, since a styled component in each cell of a table costs more than the cell. Renders a
 * `<bdi>`.
 */
export function Truncate({ isQuiet = false, ...rest }: TruncateProps) {
  return <bdi data-truncate={isQuiet ? 'quiet' : ''} onPointerOver={revealCutText} {...rest} />;
}
