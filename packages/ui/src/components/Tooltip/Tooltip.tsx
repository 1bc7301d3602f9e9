import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { joinIds } from '../../internal/joinIds.ts';
import { Trigger } from './Tooltip.styles.ts';
import type { Placement } from './placement.ts';
import { useTooltip } from './useTooltip.tsx';

export interface TooltipProps {
  content: ReactNode;
  /** A key that does the same, shown after the text (`Ctrl B`). */
  shortcut?: string;
  /** @default 'top' */
  placement?: Placement;
  /** One element; the tooltip stands beside it and describes it while shown. */
  children: ReactNode;
}

const firstChild = (trigger: Element): Element | null => trigger.firstElementChild;

/**
 * Shows a short text beside its child after 400 ms of hover or keyboard focus. Never the only place
 * for a needed fact. Renders a `<span>` without a box.
 */
export function Tooltip({ content, shortcut, placement, children }: TooltipProps) {
  const tooltip = useTooltip({ content, shortcut, placement, anchorOf: firstChild });
  const { id, anchor } = tooltip;

  useEffect(() => {
    if (!anchor) return undefined;
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', joinIds(before, id) ?? id);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [anchor, id]);

  return (
    <Trigger {...tooltip.triggerHandlers}>
      {children}
      {tooltip.layer}
    </Trigger>
  );
}
