import type { Ref } from 'react';
import type { SidePanelFrameProps } from './SidePanelColumn.tsx';
import { Surface } from './SidePanelSheet.styles.ts';

/** The panel as a layer over the page, for narrow windows. */
export function SidePanelSheet(props: SidePanelFrameProps) {
  const { label, onClose, returnTo, panelRef, children } = props;
  return (
    <Surface
      open
      onOpenChange={onClose}
      side="end"
      label={label}
      returnTo={returnTo}
      ref={panelRef as Ref<HTMLDivElement>}
    >
      {children}
    </Surface>
  );
}
