import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenProps } from '../../internal/useOpen.ts';
import { MenuContext } from './MenuContext.ts';
import type { MenuStart, MenuState } from './MenuContext.ts';

export interface MenuRootProps extends OpenProps {
  /** `Menu.Trigger` and `Menu.Items`. */
  children: ReactNode;
}

/** A button with a menu of actions; WAI-ARIA APG "Menu Button". Renders no element. */
export function MenuRoot({ children, ...props }: MenuRootProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpen(props);
  const [startAt, setStartAt] = useState<MenuStart>('first');
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);

  useLayoutEffect(() => {
    if (isOpen) setTrigger(triggerRef.current);
  }, [isOpen]);

  const menu = useMemo<MenuState>(
    () => ({
      triggerId: `${id}trigger`,
      popupId: `${id}menu`,
      triggerRef,
      isOpen,
      opened: isOpen && trigger ? { startAt, trigger } : null,
      open(start) {
        setStartAt(start);
        setOpen(true, 'trigger-press');
      },
      close: (reason) => setOpen(false, reason),
    }),
    [id, isOpen, setOpen, startAt, trigger],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}
