import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Trigger } from './Tooltip.styles.ts';
import type { Placement } from './placement.ts';
import { useTooltip } from './useTooltip.tsx';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'content'> {
  /** A few words, or one sentence. */
  content: string;
  /** Key for the same action, shown after the text (`Ctrl B`): `c`, `mod+k`. */
  shortcut?: string;
  /** Preferred side. @default 'top' */
  placement?: Placement;
  /** One element; the tooltip describes it while shown. */
  children: ReactNode;
}

/** Short text next to its child after 400 ms of hover or keyboard focus; WAI-ARIA APG "Tooltip". */
export function Tooltip({ content, shortcut, placement, children, ...rest }: TooltipProps) {
  const { attributes, layer } = useTooltip({ text: content, shortcut, placement });
  return (
    <>
      <Trigger {...rest} {...attributes}>
        {children}
      </Trigger>
      {layer}
    </>
  );
}
