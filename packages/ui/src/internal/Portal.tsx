import { FloatingPortal } from '@floating-ui/react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/**
 * Where what floats is put: undefined for the end of the body, or of the layer around it; null while
 * the element is on its way.
 */
export const PortalRootContext = createContext<HTMLElement | null | undefined>(undefined);

/** Puts what floats into the portal root; what opens inside goes into the same layer. */
export function Portal({ children }: { children: ReactNode }) {
  const root = use(PortalRootContext);
  return (
    <FloatingPortal root={root}>
      <PortalRootContext value={undefined}>{children}</PortalRootContext>
    </FloatingPortal>
  );
}
