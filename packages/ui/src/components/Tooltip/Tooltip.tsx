import type { ReactNode } from 'react';
import { Trigger } from './Tooltip.styles.ts';
import type { Placement } from './placement.ts';

export interface TooltipProps {
  content: string;
  /** A key that does the same, shown after the text (`Ctrl B`). */
  shortcut?: string;
  /** @default 'top' */
  placement?: Placement;
  /** One element; the tooltip stands beside it and describes it while shown. */
  children: ReactNode;
}

/**
 * Shows a short text beside its child after 400 ms of hover or keyboard focus. Never the only place
 * for a needed fact. Needs a `TooltipHost` on the page. Renders a `<span>` without a box.
 */
export function Tooltip({ content, shortcut, placement, children }: TooltipProps) {
  return (
    <Trigger
      data-tooltip={content}
      data-tooltip-shortcut={shortcut}
      data-tooltip-placement={placement}
    >
      {children}
    </Trigger>
  );
}
