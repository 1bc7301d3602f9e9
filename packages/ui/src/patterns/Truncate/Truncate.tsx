import type { ComponentPropsWithRef } from 'react';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';

export interface TruncateProps extends ComponentPropsWithRef<'bdi'> {
  /** Muted colour. @default false */
  isMuted?: boolean;
}

/** The full text is the tooltip. Plain CSS, because a styled component costs more than a cell. */
export function Truncate({ isMuted = false, ...rest }: TruncateProps) {
  return (
    <bdi data-truncate={isMuted ? 'quiet' : ''} onPointerOver={showTruncationTooltip} {...rest} />
  );
}
