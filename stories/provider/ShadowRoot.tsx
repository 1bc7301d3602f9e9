import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';

/** A page that renders its widgets in a shadow root, which contains their styles. */
export function ShadowRoot({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      }}
    >
      {root
        ? createPortal(<StyleSheetManager target={root}>{children}</StyleSheetManager>, root)
        : null}
    </div>
  );
}
