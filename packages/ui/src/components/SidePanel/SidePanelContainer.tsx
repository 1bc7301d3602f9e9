import type { ComponentPropsWithRef, RefObject } from 'react';
import { createContext, use, useRef } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';

/** The element that a panel divides; null without a container. */
export const SidePanelContainerContext = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * In a wide window a `SidePanel` inside becomes a column; a `<header>` child stays above both.
 * Inside another container, such as that of `AppShell`, it is a plain `<div>`.
 */
export function SidePanelContainer({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const outer = use(SidePanelContainerContext);
  const container = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, container);
  if (outer) return <div {...rest} ref={ref} />;
  return (
    <SidePanelContainerContext value={container}>
      <div {...rest} ref={composedRef} data-side-panels />
    </SidePanelContainerContext>
  );
}
