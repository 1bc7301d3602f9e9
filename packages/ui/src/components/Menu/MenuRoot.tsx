import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { MenuContext } from './MenuContext.ts';
import type { MenuStart, MenuState } from './MenuContext.ts';

export interface MenuRootProps {
  onOpenChange?: (isOpen: boolean) => void;
  /** `Menu.Trigger` and `Menu.Items`. */
  children: ReactNode;
}

/** A button with a menu of actions; WAI-ARIA APG "Menu Button". Renders no element. */
export function MenuRoot({ onOpenChange, children }: MenuRootProps) {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [startAt, setStartAt] = useState<MenuStart | null>(null);

  const menu = useMemo<MenuState>(
    () => ({
      triggerId: `${id}trigger`,
      popupId: `${id}menu`,
      isOpen: startAt !== null,
      startAt: startAt ?? 'first',
      trigger,
      setTrigger,
      open(start) {
        setStartAt(start);
        onOpenChange?.(true);
      },
      close() {
        setStartAt(null);
        onOpenChange?.(false);
      },
    }),
    [id, startAt, trigger, onOpenChange],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}
