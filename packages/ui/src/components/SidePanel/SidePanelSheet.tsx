import type { ComponentProps } from 'react';
import type { SidePanelFrameProps } from './SidePanelColumn.tsx';
import { Surface } from './SidePanelSheet.styles.ts';

export function SidePanelSheet({ panelRef: _panelRef, onClose, ...rest }: SidePanelFrameProps) {
  return (
    <Surface
      {...(rest as Omit<ComponentProps<typeof Surface>, 'side'>)}
      open
      onOpenChange={(_open, reason) => onClose(reason)}
      side="end"
      hasCloseButton={false}
      data-panel
    />
  );
}
