import type { Placement } from './placement.ts';

/** What marks an element as having a tooltip; `TooltipHost` reads it from the document. */
export interface TooltipAttributes {
  'data-tooltip': string | undefined;
  'data-tooltip-shortcut'?: string | undefined;
  'data-tooltip-placement'?: Placement | undefined;
}

/** What the host shows, read when it is about to. */
export interface TooltipContent {
  text: string;
  shortcut: string | undefined;
  placement: Placement;
}

/** Returns the tooltip of an element, if it still has one. */
export function contentOf(target: Element): TooltipContent | null {
  const text = target.getAttribute('data-tooltip');
  if (!text) return null;
  return {
    text,
    shortcut: target.getAttribute('data-tooltip-shortcut') ?? undefined,
    placement: (target.getAttribute('data-tooltip-placement') as Placement | null) ?? 'top',
  };
}
