import type { ComponentPropsWithRef } from 'react';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';

export interface TruncateProps extends ComponentPropsWithRef<'bdi'> {
  /** Muted colour. @default false */
  isMuted?: boolean;
}

/**
 * One line with an ellipsis; the full text is then its tooltip. Plain CSS from `components.css`,
 * because a styled component per table cell costs more than the cell. Renders a `<bdi>`.
 */
export function Truncate({ isMuted = false, ...rest }: TruncateProps) {
  return (
    <bdi data-truncate={isMuted ? 'quiet' : ''} onPointerOver={showTruncationTooltip} {...rest} />
  );
}
