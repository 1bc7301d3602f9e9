import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Undefined: the end of the body, or the layer around. Null until the container is mounted. */
export const PortalRootContext = createContext<HTMLElement | null | undefined>(undefined);

/** Element of the layer around, so that a modal layer does not hide the layers that it opens. */
const LayerContext = createContext<HTMLElement | null>(null);

export function Portal({ children }: { children: ReactNode }) {
  const root = use(PortalRootContext);
  const outer = use(LayerContext);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const layerRef = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // A layer that is open stays where it is: moving it would lose its focus.
    if (root === null || layerRef.current?.isConnected) return;
    const container = root ?? outer ?? document.body;
    layerRef.current ??= container.ownerDocument.createElement('div');
    container.append(layerRef.current);
    setLayer(layerRef.current);
  }, [root, outer]);
  useLayoutEffect(() => () => layerRef.current?.remove(), []);

  if (!layer) return null;
  return createPortal(
    <LayerContext value={layer}>
      <PortalRootContext value={undefined}>{children}</PortalRootContext>
    </LayerContext>,
    layer,
  );
}
