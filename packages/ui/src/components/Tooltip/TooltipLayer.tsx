import { FloatingPortal, flip, offset, shift, useFloating } from '@floating-ui/react';
import type { PointerEvent, ReactNode } from 'react';
import { followAnchor } from '../../internal/followAnchor.ts';
import { useElement } from '../../internal/useElement.ts';
import { Bubble, Shortcut } from './TooltipLayer.styles.ts';
import type { Placement } from './placement.ts';

export interface TooltipLayerProps {
  id: string;
  anchor: Element;
  content: ReactNode;
  shortcut?: string | undefined;
  placement: Placement;
  onPointerLeave: (event: PointerEvent) => void;
}

const middleware = [offset(6), flip({ padding: 8 }), shift({ padding: 8 })];

/** The tooltip itself, in a portal. Loaded when a pointer or the focus first nears a trigger. */
export function TooltipLayer({ id, anchor, content, shortcut, ...options }: TooltipLayerProps) {
  const [floating, setFloating] = useElement<HTMLElement>();
  const { floatingStyles } = useFloating({
    placement: options.placement,
    elements: { reference: anchor, floating },
    middleware,
    whileElementsMounted: followAnchor,
  });
  return (
    <FloatingPortal>
      <Bubble
        ref={setFloating}
        id={id}
        role="tooltip"
        style={floatingStyles}
        onPointerLeave={options.onPointerLeave}
      >
        {content}
        {shortcut ? <Shortcut>{shortcut}</Shortcut> : null}
      </Bubble>
    </FloatingPortal>
  );
}
