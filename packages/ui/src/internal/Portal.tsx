import { FloatingPortal } from '@floating-ui/react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/**
 * Container of portals: undefined for the end of the body or the layer around; null until it is
 * mounted.
 */
export const PortalRootContext = createContext<HTMLElement | null | undefined>(undefined);

/** Renders into the portal root; nested layers share it. */
export function Portal({ children }: { children: ReactNode }) {
  const root = use(PortalRootContext);
  return (
    <FloatingPortal root={root}>
      <PortalRootContext value={undefined}>{children}</PortalRootContext>
    </FloatingPortal>
  );
}
