import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import type { Placement } from './placement.ts';

const tooltipLayer = lazyPart(() =>
  import('./TooltipLayer.tsx').then((module) => module.TooltipLayer),
);

/** Milliseconds before a tooltip shows (design/language.md, section 5). */
const delay = 400;

export interface TooltipOptions {
  content: ReactNode;
  shortcut?: string | undefined;
  placement?: Placement | undefined;
  isEnabled?: boolean;
  /** Finds the element to stand beside, from the one with the handlers. */
  anchorOf?: (trigger: Element) => Element | null;
}

const same = (trigger: Element): Element | null => trigger;

/**
 * Shows a text beside its trigger, on hover and on keyboard focus; WAI-ARIA APG "Tooltip" and WCAG
 * 1.4.13: Escape hides it and the pointer may move onto it.
 * @returns Handlers for the trigger, the layer to render beside it, and `show` for a tap.
 */
export function useTooltip(options: TooltipOptions) {
  const { content, shortcut, placement = 'top', isEnabled = true, anchorOf = same } = options;
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [shown, setShown] = useState<Element | null>(null);
  const anchor = isEnabled ? shown : null;

  useEffect(() => () => clearTimeout(timer.current), []);

  function hide() {
    clearTimeout(timer.current);
    setShown(null);
  }
  function show(trigger: Element) {
    clearTimeout(timer.current);
    setShown(anchorOf(trigger));
  }
  function plan(trigger: Element) {
    if (!isEnabled) return;
    tooltipLayer.prefetch();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(trigger), delay);
  }
  function leave(event: PointerEvent) {
    const to = event.relatedTarget;
    const isInside = to instanceof Element && (to.id === id || anchor?.contains(to));
    if (!isInside) hide();
  }

  const triggerHandlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') plan(event.currentTarget);
    },
    onPointerLeave: leave,
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) plan(event.currentTarget);
    },
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    },
  };
  const layer = anchor ? (
    <tooltipLayer.Part {...{ id, anchor, content, shortcut, placement }} onPointerLeave={leave} />
  ) : null;

  return { id, anchor, triggerHandlers, layer, show };
}
