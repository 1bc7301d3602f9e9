import { flip, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, useId } from 'react';
import { Portal } from '../../internal/Portal.tsx';
import { followAnchor } from '../../internal/followAnchor.ts';
import { joinIds } from '../../internal/joinIds.ts';
import { useElement } from '../../internal/useElement.ts';
import { Bubble, Shortcut } from './TooltipLayer.styles.ts';
import type { Placement } from './placement.ts';

export interface TooltipLayerProps {
  target: Element;
  text: string;
  shortcut: string | undefined;
  placement: Placement;
}

/** Falls back to above or below if neither side has room. */
const middleware = [
  offset(6),
  flip({ padding: 8, fallbackAxisSideDirection: 'end' }),
  shift({ padding: 8 }),
];

/** A trigger with `display: contents` has no box; its child has. */
function anchorOf(target: Element): Element {
  const hasBox = getComputedStyle(target).display !== 'contents';
  return hasBox ? target : (target.firstElementChild ?? target);
}

/** True if the name or the description already contains the text. */
const isRedundant = (anchor: Element, text: string): boolean =>
  anchor.getAttribute('aria-label') === text ||
  anchor.textContent === text ||
  anchor.hasAttribute('aria-disabled');

export function TooltipLayer({ target, text, shortcut, placement }: TooltipLayerProps) {
  const id = useId();
  const anchor = anchorOf(target);
  const [floating, setFloating] = useElement<HTMLElement>();
  const { floatingStyles } = useFloating({
    placement,
    elements: { reference: anchor, floating },
    middleware,
    whileElementsMounted: followAnchor,
  });

  useEffect(() => {
    if (isRedundant(anchor, text)) return undefined;
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', joinIds(before, id) ?? id);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [anchor, text, id]);

  return (
    <Portal>
      <Bubble
        ref={setFloating}
        id={id}
        role="tooltip"
        style={floatingStyles}
        // React would bubble clicks to the row or card that contains the target.
        onClick={(event) => event.stopPropagation()}
      >
        {text}
        {shortcut ? <Shortcut keys={shortcut} tone="inverse" /> : null}
      </Bubble>
    </Portal>
  );
}
