import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MenuContext } from './MenuContext.ts';
import type { MenuState, OpenedMenu } from './MenuContext.ts';

export interface MenuRootProps {
  onOpenChange?: (isOpen: boolean) => void;
  /** `Menu.Trigger` and `Menu.Items`. */
  children: ReactNode;
}

/** A button with a menu of actions; WAI-ARIA APG "Menu Button". Renders no element. */
export function MenuRoot({ onOpenChange, children }: MenuRootProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenedMenu | null>(null);

  const menu = useMemo<MenuState>(
    () => ({
      triggerId: `${id}trigger`,
      popupId: `${id}menu`,
      triggerRef,
      opened,
      open(startAt) {
        if (!triggerRef.current) return;
        setOpened({ startAt, trigger: triggerRef.current });
        onOpenChange?.(true);
      },
      close() {
        setOpened(null);
        onOpenChange?.(false);
      },
    }),
    [id, opened, onOpenChange],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}
