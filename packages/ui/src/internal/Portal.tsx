import { FloatingPortal } from '@floating-ui/react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** Undefined: the end of the body, or the layer around. Null until the container is mounted. */
export const PortalRootContext = createContext<HTMLElement | null | undefined>(undefined);

export function Portal({ children }: { children: ReactNode }) {
  const root = use(PortalRootContext);
  return (
    <FloatingPortal root={root}>
      <PortalRootContext value={undefined}>{children}</PortalRootContext>
    </FloatingPortal>
  );
}
