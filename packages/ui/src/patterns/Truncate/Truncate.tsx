import type { ComponentPropsWithRef } from 'react';
import { revealCutText } from '../../components/DataTable/revealCutText.ts';

export interface TruncateProps extends ComponentPropsWithRef<'bdi'> {
  /** Colour of text that supports other text. @default false */
  isQuiet?: boolean;
}

/**
 * One line of text that ends in an ellipsis if there is no room; its tooltip is then the full text. A plain element with a rule
 * in `components.css`, because a styled component in each cell of a table costs more than the cell. Renders a `<bdi>`.
 */
export function Truncate({ isQuiet = false, ...rest }: TruncateProps) {
  return <bdi data-truncate={isQuiet ? 'quiet' : ''} onPointerOver={revealCutText} {...rest} />;
}
