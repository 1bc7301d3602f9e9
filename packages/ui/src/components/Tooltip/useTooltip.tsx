import type { ReactNode } from 'react';
import { use, useCallback, useId, useSyncExternalStore } from 'react';
import { FrameContext } from '../../internal/FrameContext.ts';
import { LazyLoadContext } from '../../internal/LazyLoadContext.tsx';
import { subscribeToNothing } from '../../internal/subscribeToNothing.ts';
import type { Placement } from './placement.ts';
import { tooltipOf, subscribe } from './tooltipStore.ts';

export interface TooltipOptions {
  text: string | undefined;
  /** Key for the same action, shown after the text (`Ctrl B`). */
  shortcut?: string | undefined;
  placement?: Placement | undefined;
}

const nothing = () => null;

/** Spread the attribute on the element, and render the layer next to it. */
export function useTooltip({ text, shortcut, placement = 'top' }: TooltipOptions): {
  attributes: { 'data-tooltip': string | undefined };
  layer: ReactNode;
} {
  const id = useId();
  const frame = use(FrameContext);
  const { whenIdle } = use(LazyLoadContext);
  const subscribeHere = useCallback(
    (listener: () => void) => subscribe(frame ?? document, listener, whenIdle),
    [frame, whenIdle],
  );
  const shown = useSyncExternalStore(
    text ? subscribeHere : subscribeToNothing,
    () => tooltipOf(id),
    nothing,
  );
  return {
    attributes: { 'data-tooltip': text ? id : undefined },
    layer:
      shown && text ? (
        <shown.Layer target={shown.target} {...{ text, shortcut, placement }} />
      ) : null,
  };
}
