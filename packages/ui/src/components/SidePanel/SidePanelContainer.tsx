import type { ComponentPropsWithRef, RefObject } from 'react';
import { createContext, useRef } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';

/** The element that a panel divides; null without a container. */
export const SidePanelContainerContext = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * Lets a `SidePanel` inside share its width: in a wide window the panel becomes a column next to
 * the container's children. Without a container every panel is a sheet over the page. A `<header>`
 * among the children stays above both. Renders a `<div>`.
 */
export function SidePanelContainer({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const container = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, container);
  return (
    <SidePanelContainerContext value={container}>
      <div {...rest} ref={composedRef} data-side-panels />
    </SidePanelContainerContext>
  );
}
