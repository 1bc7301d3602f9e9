import { createContext, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Row } from './SidePanelArea.styles.ts';

/** Where a panel goes that is rendered somewhere inside; `null` outside of an area. */
export const AreaContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** A page and, beside it, the panel that something inside the page opens. Renders a `<div>`. */
export function SidePanelArea({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <AreaContext value={ref}>
      <Row ref={ref}>{children}</Row>
    </AreaContext>
  );
}
