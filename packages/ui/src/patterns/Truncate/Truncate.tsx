import type { ComponentPropsWithRef } from 'react';
import { revealCutText } from '../../components/DataTable/revealCutText.ts';

export interface TruncateProps extends ComponentPropsWithRef<'bdi'> {
  /** Muted colour. @default false */
  isQuiet?: boolean;
}

/**
 * One line with an ellipsis; the full text is then its tooltip. Plain CSS from `components.css`,
 * because a styled component per table cell costs more than the cell. Renders a `<bdi>`.
 */
export function Truncate({ isQuiet = false, ...rest }: TruncateProps) {
  return <bdi data-truncate={isQuiet ? 'quiet' : ''} onPointerOver={revealCutText} {...rest} />;
}
